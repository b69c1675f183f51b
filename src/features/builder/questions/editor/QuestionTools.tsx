import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, copy, moveTo, trash } from '@wordpress/icons';
import { memo } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import type { QuestionActions } from '../actions/use-question-actions';

interface Props {
	id: string;
	/** From 0. */
	place: number;
	/** Question count. */
	count: number;
	canDuplicate: boolean;
	canRemove: boolean;
	actions: QuestionActions;
}

/** Actions on a question. */
export const QuestionTools = memo( function QuestionTools( {
	id,
	place,
	count,
	canDuplicate,
	canRemove,
	actions,
}: Props ) {
	return (
		<span className="uf-question__tools">
			{ count > 1 && (
				<>
					<MoveButton
						icon={ chevronUp }
						label={ __( 'Move up', 'userfeedback' ) }
						isOff={ place === 0 }
						onClick={ () => actions.move( id, place - 1 ) }
					/>
					<MoveButton
						icon={ chevronDown }
						label={ __( 'Move down', 'userfeedback' ) }
						isOff={ place === count - 1 }
						onClick={ () => actions.move( id, place + 1 ) }
					/>
				</>
			) }
			{ canDuplicate && (
				<IconButton
					icon={ copy }
					label={ __( 'Duplicate question', 'userfeedback' ) }
					onClick={ () => actions.duplicate( id ) }
				/>
			) }
			{ canRemove && (
				<IconButton
					icon={ moveTo }
					label={ __( 'Move to another survey', 'userfeedback' ) }
					onClick={ () => actions.moveAway( id ) }
				/>
			) }
			{ canRemove && (
				<IconButton
					icon={ trash }
					label={ __( 'Delete question', 'userfeedback' ) }
					onClick={ () => actions.remove( id ) }
				/>
			) }
		</span>
	);
} );

interface MoveButtonProps {
	icon: typeof chevronUp;
	label: string;
	isOff: boolean;
	onClick: () => void;
}

/** Keeps the keyboard's focus at the ends of the list, where it can't move further. */
function MoveButton( { icon, label, isOff, onClick }: MoveButtonProps ) {
	return (
		<IconButton
			icon={ icon }
			label={ label }
			aria-disabled={ isOff || undefined }
			onClick={ () => ( isOff ? undefined : onClick() ) }
		/>
	);
}
