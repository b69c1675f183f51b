/** Only the icons that are always used, as lines in the color of the surrounding text. */
export const ICONS = {
	close: 'M6 6l12 12M18 6L6 18',
	minimize: 'M6 9l6 6 6-6',
	fault: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16v.1',
	done: 'M5 12.5l4.5 4.5L19 7.5',
	star: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z',
};

interface Props {
	/** An SVG path on a 24 × 24 grid. */
	path: string;
	/** Pixels. */
	size?: number;
	color?: string;
}

export function Icon( { path, size = 24, color = 'currentcolor' }: Props ) {
	return (
		<svg viewBox="0 0 24 24" width={ size } height={ size } stroke={ color } aria-hidden="true">
			<path d={ path } />
		</svg>
	);
}
