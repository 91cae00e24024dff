import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow, wear } from "./lib/settings.svelte";

wear();
follow();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
