/** Only the icons that are used, drawn with lines in the colour of the text around them. */
const PATHS = {
	close: 'M6 6l12 12M18 6L6 18',
	minimize: 'M6 9l6 6 6-6',
	open: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 9.5h8M8 12.5h5',
	done: 'M5 12.5l4.5 4.5L19 7.5',
	star: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z',
};

export function Icon( { name }: { name: keyof typeof PATHS } ) {
	return (
		<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
			<path d={ PATHS[ name ] } />
		</svg>
	);
}
