import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
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

/** The builder comes here after publishing and says so in the history entry. */
function SavedNotice() {
	const cameWith: unknown = useLocation().state;
	const [ isDismissed, setDismissed ] = useState( false );
	const isSaved = typeof cameWith === 'object' && cameWith !== null && 'saved' in cameWith;

	return isSaved && ! isDismissed ? (
		<Notice status="success" onRemove={ () => setDismissed( true ) }>
			{ __( 'Saved!', 'userfeedback' ) }
		</Notice>
	) : null;
}
