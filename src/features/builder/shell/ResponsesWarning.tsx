import { Notice } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Survey } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	survey: Survey;
	/** On steps that can't change a question it is hidden, and stays dismissed. */
	isShown: boolean;
}

/** Stays until it is dismissed. */
export function ResponsesWarning( { survey, isShown }: Props ) {
	const [ isDismissed, setDismissed ] = useState( false );

	return isDismissed || ! isShown ? null : (
		<Notice status="warning" onRemove={ () => setDismissed( true ) }>
			{ sprintf(
				/* translators: %s: number of responses */
				_n(
					'This survey already has %s response. Changing questions or options can make earlier responses inconsistent.',
					'This survey already has %s responses. Changing questions or options can make earlier responses inconsistent.',
					survey.responses_count,
					'userfeedback'
				),
				formatNumber( survey.responses_count )
			) }{ ' ' }
			<Link to={ `/duplicate/${ String( survey.id ) }` }>{ __( 'Duplicate survey', 'userfeedback' ) }</Link>
			{ ' · ' }
			<Link to="/new">{ __( 'Create a new survey', 'userfeedback' ) }</Link>
		</Notice>
	);
}
