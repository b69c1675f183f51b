import { __ } from '@wordpress/i18n';
import type { TargetedSurvey } from '@widget/shared/targeting/eligibility';
import type { LiveSurveys } from '@/contract/types';
import { adminPage } from '@/lib/links/links';
import type { Visibility } from '@/lib/visibility/visibility';
import { headline, restrictions, type When } from '@/lib/visibility/text';
import { useSite } from '@/lib/site';
import './VisibilityText.scss';

interface Props {
	shows: Visibility;
	survey: TargetedSurvey;
	when: When;
	live: Pick< LiveSurveys, 'is_for_managers' | 'decided_pages' | 'cache_note' >;
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
