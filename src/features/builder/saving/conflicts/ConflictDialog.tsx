import { Button, Modal } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { memo, useState } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { useBuilder, useDispatch, useSaving } from '../state/builder-context';
import { isOwnChange, changedByText } from './changed-by';
import { conflictLabel, valueInWords } from './conflict-label';
import type { Saving } from '../save/use-save';
import '@/components/ui/actions/ConfirmDialog.scss';
import './ConflictDialog.scss';

/** Shows two people's edits field by field: mine or theirs. Nothing is saved until each is decided. */
export const ConflictDialog = memo( function ConflictDialog() {
	const saving = useSaving();
	const isToDecide = useBuilder( ( { conflicts } ) => conflicts.length > 0 );
	return saving.outcome?.kind === 'conflict' && isToDecide ? <Conflicts saving={ saving } /> : null;
} );

function Conflicts( { saving }: { saving: Saving } ) {
	const { form, base, conflicts, mergedChanges } = useBuilder( ( now ) => now );
	const site = useSite();
	const isOwn = isOwnChange( mergedChanges?.survey.changed ?? null, site.user_id );
	const words = isOwn ? betweenWindows() : betweenPeople();
	const dispatch = useDispatch();
	const [ chosen, setChosen ] = useState< Readonly< Record< string, 'mine' | 'theirs' > > >( {} );
	const their = base ?? form.draft;
	const choose = ( paths: readonly string[], side: 'mine' | 'theirs' ) =>
		setChosen( { ...chosen, ...Object.fromEntries( paths.map( ( path ) => [ path, side ] ) ) } );
	const all = conflicts.map( ( { path } ) => path );
	const open = all.filter( ( path ) => chosen[ path ] === undefined ).length;
	const decide = () => {
		dispatch( { type: 'decided', theirs: new Set( all.filter( ( path ) => chosen[ path ] === 'theirs' ) ) } );
		void saving.save( 'save' );
	};

	return (
		<Modal
			title={ words.title }
			size="large"
			className="uf-dialog"
			onRequestClose={ () => saving.showOutcome( null ) }
		>
			<p>
				{ sprintf(
					/* translators: 1: a number of fields, 2: by whom and when, such as “Ada at 14:02” */
					_n(
						'%1$s field was changed here and by %2$s. Nothing was overwritten: choose which version to keep.',
						'%1$s fields were changed here and by %2$s. Nothing was overwritten: choose which versions to keep.',
						conflicts.length,
						'userfeedback'
					),
					formatNumber( conflicts.length ),
					changedByText( mergedChanges?.survey.changed ?? null, site )
				) }
			</p>
			<div className="uf-conflicts__all">
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => choose( all, 'mine' ) }>
					{ words.allMine }
				</Button>
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => choose( all, 'theirs' ) }>
					{ words.allTheirs }
				</Button>
			</div>
			{ conflicts.map( ( conflict ) => (
				<fieldset key={ conflict.path } className="uf-conflict">
					<legend>{ conflictLabel( conflict, form.draft, their ) }</legend>
					{ ( [ 'mine', 'theirs' ] as const ).map( ( side ) => (
						<label key={ side } className="uf-conflict__side">
							<input
								type="radio"
								name={ `uf-conflict-${ conflict.path }` }
								checked={ chosen[ conflict.path ] === side }
								onChange={ () => choose( [ conflict.path ], side ) }
							/>
							<span>
								<strong>{ words[ side ] }</strong>
								<span className="uf-conflict__value">
									{ valueInWords( conflict[ side ], side === 'mine' ? form.draft : their ) }
								</span>
							</span>
						</label>
					) ) }
				</fieldset>
			) ) }
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => saving.showOutcome( null ) }>
					{ __( 'Decide later', 'userfeedback' ) }
				</Button>
				<BusyButton variant="primary" isOff={ open > 0 } onClick={ decide }>
					{ __( 'Save', 'userfeedback' ) }
				</BusyButton>
			</div>
		</Modal>
	);
}

function betweenPeople() {
	return {
		title: __( 'Conflicting changes', 'userfeedback' ),
		mine: __( 'Mine', 'userfeedback' ),
		theirs: __( 'Theirs', 'userfeedback' ),
		allMine: __( 'Keep all mine', 'userfeedback' ),
		allTheirs: __( 'Keep all theirs', 'userfeedback' ),
	};
}

function betweenWindows() {
	return {
		title: __( 'Changes in another window', 'userfeedback' ),
		mine: __( 'This window', 'userfeedback' ),
		theirs: __( 'The other window', 'userfeedback' ),
		allMine: __( 'Keep all from this window', 'userfeedback' ),
		allTheirs: __( 'Keep all from the other window', 'userfeedback' ),
	};
}
