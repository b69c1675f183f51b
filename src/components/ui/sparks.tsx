/** On WordPress's 24-pixel grid, like its own icons. */
export const sparks = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="m10 5 1.8 5.2L17 12l-5.2 1.8L10 19l-1.8-5.2L3 12l5.2-1.8z" />
		<path d="m18 3 .8 2.2 2.2.8-2.2.8L18 9l-.8-2.2L15 6l2.2-.8zM18 15l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z" />
	</svg>
);
