import type { RatingPreviewBundle, RatingScene } from '@widget/shared/api/rating-preview';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { RatingsOfPage } from '@/contract/types';
import { loadScript } from '@/lib/load-script';

interface Props {
	/** URL of the drawing script. */
	script: string;
	/** Data that a page would get; null while unknown. */
	page: RatingsOfPage | null;
	scene: RatingScene;
	/** Placeholder until it is drawn. */
	waiting: React.ReactNode;
}

/** Made-up numbers: an example of a rating with votes. */
const EXAMPLE = { average: 4.3, total: 12 };

/** A rating as visitors get it, drawn by their own script. It can be clicked through; nothing is sent. */
export function RatingPreview( { script, page, scene, waiting }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	const [ bundle, setBundle ] = useState< RatingPreviewBundle | null >( null );
	const [ isMissing, setMissing ] = useState( false );

	useEffect( () => {
		let isGone = false;
		loadScript( script, () => window.userfeedback_rating_preview ).then(
			( loaded ) => ! isGone && setBundle( loaded ),
			() => ! isGone && setMissing( true )
		);
		return () => {
			isGone = true;
		};
	}, [ script ] );
	useEffect( () => {
		if ( bundle && page && place.current ) {
			bundle.draw( place.current, { page, scene, ...EXAMPLE } );
		}
	}, [ bundle, page, scene ] );

	if ( isMissing ) {
		return <p>{ __( 'Couldn’t load the preview. You can still save your choices.', 'userfeedback' ) }</p>;
	}
	return (
		<>
			{ ( bundle === null || page === null ) && waiting }
			<div ref={ place } />
		</>
	);
}
