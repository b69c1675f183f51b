import { __, _n } from '@wordpress/i18n';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { formatNumber } from '@/lib/format';
import { useDispatch, useLatest } from '@/features/builder/saving/state/builder-context';
import { conditionsLostBy, type Operation } from '@/features/builder/draft/operations/operations';
import { sprintf } from '@/lib/labels/sprintf';

type Warned = Extract< Operation, { type: 'move' | 'retype' } >;

interface Asked {
	operation: Warned;
	conditions: number;
	then: ( () => void ) | undefined;
}

/** Warns before an operation that also removes other things; others run immediately. */
export function useConfirmedChange(): { run: ( operation: Warned, then?: () => void ) => void; dialog: ReactNode } {
	const latest = useLatest();
	const dispatch = useDispatch();
	const [ asked, setAsked ] = useState< Asked | null >( null );

	const run = useCallback(
		( operation: Warned, then?: () => void ) => {
			const conditions = conditionsLostBy( latest().form.draft, operation );
			if ( conditions > 0 ) {
				setAsked( { operation, conditions, then } );
			} else {
				dispatch( { type: 'done', operation } );
				then?.();
			}
		},
		[ dispatch, latest ]
	);

	return {
		run,
		dialog: asked && (
			<ConfirmDialog
				title={ questionOfDialog( asked.operation ) }
				confirm={
					asked.operation.type === 'move'
						? __( 'Move question', 'userfeedback' )
						: __( 'Change type', 'userfeedback' )
				}
				onCancel={ () => setAsked( null ) }
				onConfirm={ () => {
					dispatch( { type: 'done', operation: asked.operation } );
					setAsked( null );
					asked.then?.();
				} }
			>
				<p>{ conditionsText( asked.conditions ) }</p>
			</ConfirmDialog>
		),
	};
}

function questionOfDialog( { type }: Warned ): string {
	return type === 'move'
		? __( 'Move this question?', 'userfeedback' )
		: __( 'Change question type?', 'userfeedback' );
}

function conditionsText( count: number ): string {
	return sprintf(
		/* translators: %s: number of conditions */
		_n(
			'This removes %s condition that can no longer be met.',
			'This removes %s conditions that can no longer be met.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}
