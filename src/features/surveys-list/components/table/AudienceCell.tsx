import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { liveSurveys } from '@/components/surveys/live-surveys';
import type { SurveyRow } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { effectiveDevices } from '@/lib/visibility/devices';
import { type Visibility, liveVisibility } from '@/lib/visibility/visibility';
import { reasonsText, shortText } from '@/lib/visibility/text';
import { useSite } from '@/lib/site';
import { surveyState } from '@/lib/labels/survey-state';
import { audienceText, placesText } from '@/features/surveys-list/model/audience';

/** Where a survey is shown and to whom; for a published one, also if another survey has priority over it. */
export function AudienceCell( { survey }: { survey: SurveyRow } ) {
	const { audience } = survey;
	const { features } = useSite();
	const { data } = useQuery( { ...liveSurveys(), enabled: surveyState( survey ) === 'publish' } );
	const [ now ] = useState( () => new Date() );
	const shows = ( data && liveVisibility( survey.id, data.surveys, now ) ) ?? null;
	const place = 1 + ( data?.surveys.findIndex( ( { id } ) => id === survey.id ) ?? -1 );
	const whom = audience
		? audienceText( { ...audience, devices: effectiveDevices( audience.devices, features.devices ) } )
		: '';
	const isHidden = shows?.state === 'hidden';

	return (
		<div className="uf-beside uf-surveys__audience">
			{ shows && shows.state !== 'shows' && <Verdict id={ survey.id } shows={ shows } /> }
			{ audience && ! isHidden && ( shows?.state !== 'waits' || audience.pages === 'select' ) && (
				<div>{ placesText( audience ) }</div>
			) }
			{ whom !== '' && ! isHidden && <div className="uf-beside__more">{ whom }</div> }
			{ data && data.total > 1 && place > 0 && (
				<div className="uf-beside__more uf-surveys__place">
					{ sprintf(
						/* translators: 1: place of a survey among those that are published. 2: how many there are. */
						__( 'Position %1$s of %2$s', 'userfeedback' ),
						formatNumber( place ),
						formatNumber( data.total )
					) }
				</div>
			) }
		</div>
	);
}

function Verdict( { id, shows }: { id: number; shows: Visibility } ) {
	const { can } = useSite();
	const text = shortText( shows );

	return (
		<>
			{ can.edit ? (
				<Link to={ shows.state === 'waits' ? '/order' : `/edit/${ String( id ) }` }>{ text }</Link>
			) : (
				<span>{ text }</span>
			) }
			{ shows.state === 'hidden' && <div className="uf-beside__more">{ reasonsText( shows ) }</div> }
		</>
	);
}
