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
	const came_with: unknown = useLocation().state;
	const [ is_dismissed, setDismissed ] = useState( false );
	const is_saved = typeof came_with === 'object' && came_with !== null && 'saved' in came_with;

	return is_saved && ! is_dismissed ? (
		<Notice status="success" onRemove={ () => setDismissed( true ) }>
			{ __( 'Saved!', 'userfeedback' ) }
		</Notice>
	) : null;
}
