export const numberScale = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M3 11.25h18v1.5H3z" />
		<path d="M4 8.5h1.5v7H4zm7.25 1.5h1.5v4h-1.5zm7.25-1.5H20v7h-1.5z" />
	</svg>
);
