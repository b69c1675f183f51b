import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { warning, chevronDown, chevronUp, dragHandle, trash } from '@wordpress/icons';
import { type ComponentPropsWithoutRef, memo } from 'react';
import { formatNumber } from '@/lib/format';
import { questionTypeLabel } from '@/lib/question-type-labels';
import type { FieldErrors } from '@/features/builder/model/errors/field-errors';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import { questionIcons } from './question-icons';
import { QuestionFields } from './QuestionFields';
import './QuestionCard.scss';

interface Props {
	question: FormQuestion;
	/** From 0. */
	place: number;
	count: number;
	/** By their path below the question. */
	errors: FieldErrors;
	/** The question an NPS survey is about. */
	isSubject: boolean;
	isDragged: boolean;
	handleProps: ( questionId: string ) => ComponentPropsWithoutRef< 'span' >;
	onMove: ( questionId: string, to: number, by: 'up' | 'down' ) => void;
	onDelete: ( questionId: string ) => void;
}

/** Drawn again only when something of its own has changed. */
export const QuestionCard = memo( function QuestionCard( {
	question,
	place,
	count,
	errors,
	isSubject,
	isDragged,
	handleProps,
	onMove,
	onDelete,
}: Props ) {
	/* translators: %s: number of a question */
	const name = sprintf( __( 'Question %s', 'userfeedback' ), formatNumber( place + 1 ) );
	const isInvalid = Object.keys( errors ).length > 0;

	return (
		<section
			className={ `uf-card uf-question ${ isDragged ? 'is-dragged' : '' }` }
			data-drag-item
			aria-label={ name }
		>
			<div className="uf-question__head">
				{ count > 1 && (
					<span className="uf-question__handle" aria-hidden="true" { ...handleProps( question.id ) }>
						<Icon icon={ dragHandle } />
					</span>
				) }
				<span className="uf-question__type">
					<Icon icon={ questionIcons[ question.type ] } />
					<span>
						<strong>{ name }</strong> · { questionTypeLabel( question.type ) }
					</span>
				</span>
				{ isInvalid && (
					<span className="uf-question__marker">
						<Icon icon={ warning } size={ 20 } />
						{ __( 'Needs attention', 'userfeedback' ) }
					</span>
				) }
				<span className="uf-question__tools">
					{ count > 1 && (
						<MoveButton
							id={ `uf-up-${ question.id }` }
							icon={ chevronUp }
							label={ __( 'Move up', 'userfeedback' ) }
							isOff={ place === 0 }
							onClick={ () => onMove( question.id, place - 1, 'up' ) }
						/>
					) }
					{ count > 1 && (
						<MoveButton
							id={ `uf-down-${ question.id }` }
							icon={ chevronDown }
							label={ __( 'Move down', 'userfeedback' ) }
							isOff={ place === count - 1 }
							onClick={ () => onMove( question.id, place + 1, 'down' ) }
						/>
					) }
					{ ! isSubject && (
						<Button
							size="compact"
							icon={ trash }
							label={ __( 'Delete question', 'userfeedback' ) }
							onClick={ () => onDelete( question.id ) }
						/>
					) }
				</span>
			</div>
			<QuestionFields question={ question } errors={ errors } isTypeFixed={ isSubject } />
		</section>
	);
} );

interface MoveButtonProps {
	id: string;
	icon: typeof chevronUp;
	label: string;
	isOff: boolean;
	onClick: () => void;
}

/** Keeps the keyboard's focus at the ends of the list, where there is nothing more to do. */
function MoveButton( { id, icon, label, isOff, onClick }: MoveButtonProps ) {
	return (
		<Button
			size="compact"
			id={ id }
			icon={ icon }
			label={ label }
			aria-disabled={ isOff || undefined }
			onClick={ () => ( isOff ? undefined : onClick() ) }
		/>
	);
}
