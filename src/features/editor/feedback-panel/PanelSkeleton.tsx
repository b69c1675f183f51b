import { __ } from '@wordpress/i18n';

/** Widths of a heading, a number, the bars and a line. */
const LINES = [
	{ width: '30%', height: 13 },
	{ width: '55%', height: 24 },
	{ width: '100%', height: 32 },
	{ width: '80%', height: 13 },
];

export function PanelSkeleton() {
	return (
		<div role="status" aria-label={ __( 'Loading feedback', 'userfeedback' ) }>
			{ LINES.map( ( { width, height } ) => (
				<div
					key={ width }
					style={ {
						inlineSize: width,
						blockSize: height,
						marginBlockEnd: 12,
						background: '#f0f0f0',
						borderRadius: 4,
					} }
				/>
			) ) }
		</div>
	);
}
