/** A star on a line of text. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
		<path
			fill="currentColor"
			d="M12 2.2l2.3 4.7 5.2.8-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.8L12 2.2zm0 3.4l-1.3 2.6-2.9.4 2.1 2-.5 2.9 2.6-1.4 2.6 1.4-.5-2.9 2.1-2-2.9-.4L12 5.6zM5 19h14v1.5H5V19z"
		/>
	</svg>
);
