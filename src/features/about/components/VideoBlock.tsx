import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { PublisherTexts } from '@/contract/types';
import { sprintf } from '@/lib/labels/sprintf';

/** Loads nothing from the video's host until the owner wants to watch it. */
export function VideoBlock( { video: { title, url } }: { video: PublisherTexts[ 'video' ] } ) {
	const [ isPlaying, setPlaying ] = useState( false );

	if ( isPlaying ) {
		return (
			<iframe className="uf-video" src={ url } title={ title } allow="fullscreen" referrerPolicy="no-referrer" />
		);
	}
	return (
		<button type="button" className="uf-video" onClick={ () => setPlaying( true ) }>
			<span className="uf-video__play">
				<Icon icon={ TRIANGLE } size={ 32 } />
			</span>
			<span className="uf-video__title">
				<span className="screen-reader-text">{ __( 'Play:', 'userfeedback' ) } </span>
				{ title }
			</span>
			<span className="uf-video__from">
				{ sprintf(
					/* translators: %s: host of a web address, such as videos.example.org */
					__( 'Video from %s', 'userfeedback' ),
					new URL( url ).host
				) }
			</span>
		</button>
	);
}

const TRIANGLE = (
	<svg viewBox="0 0 24 24">
		<path d="M8 5v14l11-7z" />
	</svg>
);
