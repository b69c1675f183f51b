/** WordPress has only one chart icon. These are the switch's four, on the same 24-pixel grid. */
export const barChart = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M5 11h3v8H5zm5.5-6h3v14h-3zM16 8h3v11h-3z" />
	</svg>
);

export const barsHorizontal = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M5 5h8v3H5zm0 5.5h14v3H5zM5 16h11v3H5z" />
	</svg>
);

export const lineChart = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="m4.5 17.1 5-6 3.5 2.8 5.4-6.9 1.2.9-6.4 8.2-3.5-2.8-4.1 4.8z" />
	</svg>
);

export const pieChart = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M11 5.5V13h7.5A7.5 7.5 0 1 1 11 5.5zm2-1.5A7.5 7.5 0 0 1 20 11h-7z" />
	</svg>
);
