import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Beside every script and style its packed form, which the server sends to browsers that take it. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      const assets = join(dir!, "assets");
      for (const name of readdirSync(assets))
        if (/\.(js|css)$/.test(name)) writeFileSync(join(assets, `${name}.gz`), gzipSync(readFileSync(join(assets, name)), { level: 9 }));
    },
  };
}

const server = process.env.GAMENIGHT ?? "http://127.0.0.1:8765"; // where `npm run dev` finds the games

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: "../src/gamenight/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
});
