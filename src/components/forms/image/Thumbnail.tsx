import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';

/** The image at an address, if it can be loaded. */
export function Thumbnail( { address }: { address: string } ) {
	const [ isMissing, setMissing ] = useState( false );

	return isMissing ? (
		<span className="uf-picture__missing">
			<Icon icon={ missing } />
			<span className="screen-reader-text">{ __( '(image unavailable)', 'userfeedback' ) }</span>
		</span>
	) : (
		<img src={ address } alt="" width={ 40 } height={ 40 } loading="lazy" onError={ () => setMissing( true ) } />
	);
}

/** A frame with a line across it, on WordPress's 24-pixel grid. */
const missing = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
		<path
			d="M19 5.5H9M5.5 6v12c0 .3.2.5.5.5h12M18.5 15V6M4 4l16 16"
			fill="none"
			stroke="currentcolor"
			strokeWidth="1.5"
		/>
	</svg>
);
