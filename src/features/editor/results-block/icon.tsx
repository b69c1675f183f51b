/** Horizontal bars, as in the block. */
export const icon = (
	<svg
		xmlns="http://www.w3.org/2000/svg"
		viewBox="0 0 24 24"
		width="24"
		height="24"
		aria-hidden="true"
		focusable="false"
	>
		<path d="M4 5h16v3H4zm0 5.5h10v3H4zM4 16h6v3H4z" />
	</svg>
);
