import { ExternalLink, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { QuestionStats } from '@/contract/types';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';

/** Returns true if the question has enough current options for its type, each with a unique name. */
export function hasWholeOptions( { type, options }: QuestionStats ): boolean {
	const values = options.filter( ( { is_current: isCurrent } ) => isCurrent ).map( ( { value } ) => value.trim() );
	return (
		values.length >= QUESTION_TYPES[ type ].min_options &&
		! values.includes( '' ) &&
		new Set( values ).size === values.length
	);
}

/** Replaces the chart while options are unfinished, because it would not match what visitors were asked. */
export function UnfinishedOptions( { surveyId }: { surveyId: number } ) {
	const site = useSite();

	return (
		<Notice status="warning" isDismissible={ false }>
			{ __( 'Some answer options are incomplete, so the chart is hidden.', 'userfeedback' ) }{ ' ' }
			{ site.can.edit && (
				<ExternalLink
					href={ adminPage( site, 'userfeedback_surveys', `/edit/${ String( surveyId ) }/questions` ) }
				>
					{ __( 'Edit questions', 'userfeedback' ) }
				</ExternalLink>
			) }
		</Notice>
	);
}
