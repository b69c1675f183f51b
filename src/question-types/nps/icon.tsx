export const nps = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M12 5a9 9 0 0 0-9 9v3h1.5v-3a7.5 7.5 0 0 1 15 0v3H21v-3a9 9 0 0 0-9-9z" />
		<path d="m16.1 9.9-1-1-3.5 4.4a1.8 1.8 0 1 0 1.2 1.2z" />
	</svg>
);
