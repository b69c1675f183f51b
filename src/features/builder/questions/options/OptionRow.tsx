import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall, dragHandle } from '@wordpress/icons';
import { type ClipboardEvent, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormQuestion, Option } from '@/features/builder/draft/form/draft';
import { hasPicture } from '@/features/builder/draft/form/new-draft';
import { canRemoveOption } from '@/features/builder/draft/operations/limits';
import { linesOf } from '@/features/builder/draft/operations/pasted-options';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	question: FormQuestion;
	option: Option;
	/** From 0. */
	place: number;
	isWrong: boolean;
	isDragged: boolean;
	handleProps: ComponentPropsWithoutRef< 'span' >;
	picture: ReactNode;
	onAdd: () => void;
	onRemove: () => void;
	/** @param isByKey true if the option has focus */
	onMove: ( to: number, isByKey?: boolean ) => void;
	/** Called if several lines are pasted. */
	onPaste: ( lines: string[] ) => void;
}

export function OptionRow( { question, option, place, isWrong, isDragged, handleProps, picture, ...on }: Props ) {
	const dispatch = useDispatch();
	const count = question.config.options.length;
	const isRemovable = canRemoveOption( question );
	const noteId = useId();
	/* translators: %s: number of an option */
	const name = sprintf( __( 'Option %s', 'userfeedback' ), formatNumber( place + 1 ) );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
		if ( event.key === 'Enter' && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			on.onAdd();
		} else if ( event.key === 'Backspace' && option.label === '' && ! hasPicture( option ) && isRemovable ) {
			event.preventDefault();
			on.onRemove();
		} else if ( event.altKey && step !== undefined ) {
			event.preventDefault();
			on.onMove( place + step, true );
		}
	};
	const onPaste = ( event: ClipboardEvent ) => {
		const lines = linesOf( event.clipboardData.getData( 'text/plain' ) );
		if ( lines.length > 1 ) {
			event.preventDefault();
			on.onPaste( lines );
		}
	};

	return (
		<li className={ `uf-options__row ${ isDragged ? 'is-dragged' : '' }` } data-drag-item>
			<span className="uf-options__handle" aria-hidden="true" { ...handleProps }>
				<Icon icon={ dragHandle } size={ 20 } />
			</span>
			{ picture }
			<input
				data-field={ fieldName( { question: question.id, option: option.id } ) }
				type="text"
				value={ option.label }
				maxLength={ LIMITS.OPTION_LABEL }
				aria-label={ name }
				aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
				placeholder={ name }
				aria-invalid={ isWrong ? true : undefined }
				aria-describedby={ option.isOther ? noteId : undefined }
				onChange={ ( { target: { value } } ) =>
					dispatch( {
						type: 'typed',
						operation: { type: 'set', question: question.id, option: option.id, path: 'label', value },
					} )
				}
				onBlur={ () => dispatch( { type: 'field-left' } ) }
				onKeyDown={ onKeyDown }
				onPaste={ onPaste }
			/>
			<span className="uf-options__tools">
				<IconButton
					size={ 24 }
					icon={ chevronUp }
					/* translators: %s: number of an option */
					label={ sprintf( __( 'Move option %s up', 'userfeedback' ), formatNumber( place + 1 ) ) }
					aria-disabled={ place === 0 || undefined }
					onClick={ () => on.onMove( place - 1 ) }
				/>
				<IconButton
					size={ 24 }
					icon={ chevronDown }
					/* translators: %s: number of an option */
					label={ sprintf( __( 'Move option %s down', 'userfeedback' ), formatNumber( place + 1 ) ) }
					aria-disabled={ place === count - 1 || undefined }
					onClick={ () => on.onMove( place + 1 ) }
				/>
				{ isRemovable && (
					<IconButton
						size={ 24 }
						icon={ closeSmall }
						/* translators: %s: number of an option */
						label={ sprintf( __( 'Remove option %s', 'userfeedback' ), formatNumber( place + 1 ) ) }
						onClick={ on.onRemove }
					/>
				) }
			</span>
			{ option.isOther && (
				<span id={ noteId } className="uf-options__note">
					{ __( 'Visitors who choose it can type their own answer.', 'userfeedback' ) }
				</span>
			) }
		</li>
	);
}
