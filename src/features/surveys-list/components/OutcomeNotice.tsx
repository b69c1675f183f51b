import { Notice } from '@wordpress/components';
import { _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { VisibleCount } from './VisibleCount';
import type { Outcome } from '../model/outcome';

/** The result of an action, and which surveys it skipped and why. */
export function OutcomeNotice( { outcome, onDismiss }: { outcome: Outcome; onDismiss: () => void } ) {
	const { done, skipped, published } = outcome;

	return (
		<Notice
			status={ skipped.length > 0 ? 'warning' : 'success' }
			{ ...( done !== null && published.length > 0 && { spokenMessage: done } ) } // As in SavedNotice.
			onRemove={ onDismiss }
		>
			{ done !== null && <p>{ done }</p> }
			{ published.length > 0 && <VisibleCount ids={ published } /> }
			{ skipped.length > 0 && (
				<>
					<p>
						{ sprintf(
							/* translators: %s: number of surveys */
							_n(
								'%s survey wasn’t changed:',
								'%s surveys weren’t changed:',
								skipped.length,
								'userfeedback'
							),
							formatNumber( skipped.length )
						) }
					</p>
					<ul>
						{ skipped.map( ( { id, title, reason } ) => (
							<li key={ id }>
								<strong dir="auto">{ title }</strong>: { reason }
							</li>
						) ) }
					</ul>
				</>
			) }
		</Notice>
	);
}
