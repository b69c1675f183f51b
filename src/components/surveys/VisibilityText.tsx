import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { TargetedSurvey } from '@widget/shared/targeting/eligibility';
import type { LiveSurveys } from '@/contract/types';
import { adminPage } from '@/lib/links/links';
import { liveVisibility, targetedSurvey, type Visibility } from '@/lib/visibility/visibility';
import { DEVICES } from '@/lib/visibility/devices';
import { headline, restrictions, type When } from '@/lib/visibility/text';
import { useSite } from '@/lib/site';
import { liveSurveys } from './live-surveys';
import './VisibilityText.scss';

interface Props {
	shows: Visibility;
	survey: TargetedSurvey;
	when: When;
	live: Pick< LiveSurveys, 'is_for_managers' | 'decided_pages' | 'cache_note' >;
}

/**
 * Says who sees a published survey now; empty until that is known.
 *
 * @param props.id
 * @param props.onlyIfLimited also empty if all devices see it
 */
export function CurrentVisibility( { id, onlyIfLimited = false }: { id: number; onlyIfLimited?: boolean } ) {
	const { data } = useQuery( liveSurveys() );
	const [ now ] = useState( () => new Date() );
	const survey = data?.surveys.find( ( live ) => live.id === id );
	const shows = data && liveVisibility( id, data.surveys, now );
	const isLimited = shows?.state !== 'shows' || shows.devices.length < DEVICES.length;

	return survey && shows && ( isLimited || ! onlyIfLimited ) ? (
		<VisibilityText shows={ shows } survey={ targetedSurvey( survey ) } when="now" live={ data } />
	) : null;
}

/** Describes who sees a survey and what restricts that, with a link to change it. */
export function VisibilityText( { shows, survey, when, live }: Props ) {
	const said = restrictions( shows, survey, live );

	return (
		<div className={ `uf-shows is-${ shows.state }` } role="status">
			<p className="uf-shows__headline">{ headline( shows, survey, when ) }</p>
			{ said.length > 0 && (
				<ul className="uf-shows__restrictions">
					{ said.map( ( text ) => (
						<li key={ text }>{ text }</li>
					) ) }
				</ul>
			) }
			<WaysOut shows={ shows } id={ when === 'now' ? survey.id : null } />
		</div>
	);
}

/** @param props.id null if the survey's settings are on this screen */
function WaysOut( { shows, id }: { shows: Visibility; id: number | null } ) {
	const site = useSite();
	const isBehind = shows.before.length > 0 || shows.mayBeBefore.length > 0;
	const settings = id !== null && shows.state !== 'shows' && editStep( shows );

	return (
		site.can.edit &&
		( isBehind || settings !== false ) && (
			<p className="uf-shows__ways">
				{ isBehind && (
					<a href={ adminPage( site, 'userfeedback_surveys', '/order' ) }>
						{ __( 'Change survey order', 'userfeedback' ) }
					</a>
				) }
				{ settings !== false && (
					<a href={ adminPage( site, 'userfeedback_surveys', `/edit/${ String( id ) }/${ settings }` ) }>
						{ __( 'Edit this survey', 'userfeedback' ) }
					</a>
				) }
			</p>
		)
	);
}

function editStep( { reasons }: Visibility ): string {
	return IN_EDITION[ 'page-targeting' ] && ! reasons.includes( 'no_question_types' ) ? 'settings' : 'questions';
}
