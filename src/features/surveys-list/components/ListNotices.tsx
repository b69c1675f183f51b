import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
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
					{ __( 'The surveys were left as they were.', 'userfeedback' ) }{ ' ' }
					<ErrorWords error={ actions.error } />
				</Notice>
			) }
		</>
	);
}

/** The builder comes here after publishing and says so in the history entry. On the site it is said which surveys a page shows, and why. */
function SavedNotice() {
	const site = useSite();
	const cameWith: unknown = useLocation().state;
	const [ isDismissed, setDismissed ] = useState( false );
	const isSaved = typeof cameWith === 'object' && cameWith !== null && 'saved' in cameWith;

	return isSaved && ! isDismissed ? (
		<Notice status="success" onRemove={ () => setDismissed( true ) }>
			{ __( 'Saved! Visitors can see it now.', 'userfeedback' ) }{ ' ' }
			<a href={ whyAddress( site ) } target="_blank" rel="noreferrer">
				{ __( 'Look at it on your site', 'userfeedback' ) }
				<span className="screen-reader-text"> { __( '(opens in a new tab)', 'userfeedback' ) }</span>
			</a>
		</Notice>
	) : null;
}
