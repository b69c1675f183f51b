import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CurrentVisibility } from '@/components/surveys/VisibilityText';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { whyAddress } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import type { SurveyActions } from '../model/use-survey-actions';
import { OutcomeNotice } from './OutcomeNotice';

export function ListNotices( { actions }: { actions: SurveyActions } ) {
	return (
		<>
			<SavedNotice />
			{ actions.outcome && <OutcomeNotice outcome={ actions.outcome } onDismiss={ actions.dismiss } /> }
			{ actions.error && (
				<Notice status="error" onRemove={ actions.dismiss }>
					{ __( 'The surveys weren’t changed.', 'userfeedback' ) } <ErrorMessage error={ actions.error } />
				</Notice>
			) }
		</>
	);
}

/**
 * The builder goes here after publishing and puts the survey's ID in the history state. A link opens the site, which explains
 * what surveys a page shows and why.
 */
function SavedNotice() {
	const site = useSite();
	const cameWith: unknown = useLocation().state;
	const [ isDismissed, setDismissed ] = useState( false );
	const id = typeof cameWith === 'object' && cameWith !== null && 'saved' in cameWith ? Number( cameWith.saved ) : 0;

	return id > 0 && ! isDismissed ? (
		// `spokenMessage` is set because WordPress calls components in a notice as functions, which breaks their hooks.
		<Notice
			status="success"
			spokenMessage={ __( 'Survey published.', 'userfeedback' ) }
			onRemove={ () => setDismissed( true ) }
		>
			<p>
				{ __( 'Survey published.', 'userfeedback' ) }{ ' ' }
				<a href={ whyAddress( site ) } target="_blank" rel="noreferrer">
					{ __( 'See which surveys your site shows', 'userfeedback' ) }
					<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
				</a>
			</p>
			<CurrentVisibility id={ id } />
		</Notice>
	) : null;
}
