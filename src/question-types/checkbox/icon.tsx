export const checkbox = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path
			fillRule="evenodd"
			d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zm0 1.5a.5.5 0 0 0-.5.5v12c0 .3.2.5.5.5h12a.5.5 0 0 0 .5-.5V6a.5.5 0 0 0-.5-.5z"
		/>
		<path d="m10.6 16.2-3.3-3.3 1.1-1.1 2.2 2.2 5-5 1.1 1.1z" />
	</svg>
);
