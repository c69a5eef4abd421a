import e from "mitt";
// src/bell.svg
var t = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%208%208'%3e%3ccircle%20cx='4'%20cy='4'%20r='3'/%3e%3c/svg%3e", n = { badge: "_badge_2k6xn_1" };
// src/index.ts
function r(r) {
	let i = e(), a = document.createElement("button");
	return a.className = n.badge ?? "", a.innerHTML = `<img src="${t}" alt=""> ${r}`, a.addEventListener("click", () => i.emit("clear")), {
		element: a,
		onClear: (e) => i.on("clear", e)
	};
}
export { r as createBadge };
