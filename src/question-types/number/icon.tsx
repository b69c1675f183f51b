export const number = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path d="M9.6 4.5h1.5l-.5 4h4l.5-4h1.5l-.5 4H20V10h-4.100l-.5 4H19v1.5h-3.800l-.5 4h-1.5l.5-4h-4l-.5 4H7.700l.5-4H4V14h4.400l.5-4H5V8.5h4.100zm.8 5.5-.5 4h4l.5-4z" />
	</svg>
);
