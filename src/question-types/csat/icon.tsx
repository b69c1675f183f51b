export const csat = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path
			fillRule="evenodd"
			d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
		/>
		<path d="M9.5 9a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm5 0a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm-6.2 4.4c.6 1.7 2 2.8 3.7 2.8s3.1-1.1 3.7-2.8l-1.400-.5c-.4 1.1-1.300 1.8-2.300 1.8s-1.900-.7-2.300-1.8z" />
	</svg>
);
