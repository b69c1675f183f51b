import { __, _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { sprintf } from '@/lib/labels/sprintf';
import { useShell } from '../shell-context';
import { problemsOf, blockingStep } from '@/features/builder/draft/step-problems';
import type { Step } from '@/features/builder/draft/steps';

/** Returns the text and action of a step's link, in the stepper and its menu. */
export function useStep( { key }: Step ) {
	const { steps, current, goTo, showProblems } = useShell();
	const problems = useBuilder( ( { errors } ) => problemsOf( errors ).get( key ) ?? 0 );
	const inTheWay = useBuilder( ( { unfinished } ) => blockingStep( unfinished, steps, key ) );
	const isCurrent = current === key;

	return {
		isCurrent,
		problems,
		/** In words, for screen readers. */
		problemsText: sprintf(
			/* translators: %s: a number of fields that need attention */
			_n( '%s problem', '%s problems', problems, 'userfeedback' ),
			formatNumber( problems )
		),
		/** The reason why it can't be opened; empty if it can. A click then shows the unfinished parts. */
		refusal:
			inTheWay === null || isCurrent
				? ''
				: /* translators: %s: name of a step */
					sprintf( __( 'Finish “%s” first', 'userfeedback' ), inTheWay.label() ),
		open: () => void ( problems > 0 ? showProblems( key ) : isCurrent ? undefined : goTo( key ) ),
	};
}
