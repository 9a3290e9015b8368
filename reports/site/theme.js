"use strict";
// Sets the theme before anything is painted: the reader's choice, or else the system's preference.
(function () {
  let chosen = null;
  try { chosen = localStorage.getItem("padlab-theme"); } catch (error) { /* Some browsers have no storage for local files. */ }
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
})();
