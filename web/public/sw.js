/* Keeps the page itself on the device, so that it opens at once and says clearly when there is no server. Never keeps a game. */
const KEEP = "gamenight-2";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEEP).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEEP).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    return;
  }
  if (!url.pathname.startsWith("/assets/")) return;
  event.respondWith(
    caches.match(event.request).then(
      (held) =>
        held ??
        fetch(event.request).then((answer) => {
          if (answer.ok) {
            const copy = answer.clone();
            caches.open(KEEP).then((cache) => cache.put(event.request, copy));
          }
          return answer;
        }),
    ),
  );
});
