import { BaseControl, Button } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { Fragment, memo, type ReactNode, useId, useState } from 'react';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { formatNumber } from '@/lib/format';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { type FormQuestion, type Option, otherOption } from '@/features/builder/draft/form/draft';
import { sprintf } from '@/lib/labels/sprintf';
import { isSame } from '@/lib/is-same';
import { adminPage } from '@/lib/links/links';
import { useSite } from '@/lib/site';
import { freeId } from '@/features/builder/draft/form/new-draft';
import type { Operation } from '@/features/builder/draft/operations/operations';
import { linesLeftOut } from '@/features/builder/draft/operations/pasted-options';
import { canAddOption, maxOptions } from '@/features/builder/draft/operations/limits';
import { useDragOrder } from '../use-drag-order';
import { useLocks } from '../use-locks';
import { positionText } from '../actions/position-text';
import { OptionErrors, optionErrors } from './OptionErrors';
import { OptionRow } from './OptionRow';
import './OptionsEditor.scss';

interface Props {
	question: FormQuestion;
	/** The question's errors, by path in it. */
	errors: FieldErrors;
	/** Shown before a label. */
	picture?: ( option: Option, place: number ) => ReactNode;
}

/** Enter adds an option, Backspace in an empty one removes it, and pasted lines become options. */
export const OptionsEditor = memo(
	Options,
	( before, now ) =>
		// Ignores the question's title, which is typed in a field nearby.
		before.question.id === now.question.id &&
		before.question.type === now.question.type &&
		before.question.config === now.question.config &&
		before.picture === now.picture &&
		isSame( before.errors, now.errors )
);

function Options( { question, errors, picture }: Props ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const errorsId = useId();
	const [ said, setSaid ] = useState( '' );
	const { questionOptions: isLocked } = useLocks();
	const upgrade = useUpgrade();
	const { id } = question;
	const { options } = question.config;
	const done = ( operation: Operation ) => dispatch( { type: 'done', operation } );
	const focusOption = ( option: string ) => focusLater( `[data-field="${ fieldName( { question: id, option } ) }"]` );

	const move = ( option: string, to: number ) => {
		if ( to >= 0 && to < options.length ) {
			done( { type: 'move', question: id, option, to } );
			setSaid( positionText( to, options.length ) );
		}
	};
	const drag = useDragOrder(
		options.map( ( { id: option } ) => option ),
		move
	);
	const add = ( after: string | undefined, other?: string ) => {
		if ( ! canAddOption( question ) ) {
			setSaid( limitText( question.type ) );
			return;
		}
		done( {
			type: 'add-option',
			question: id,
			...( after === undefined ? {} : { after } ),
			...( other === undefined ? {} : { other } ),
		} );
		setSaid( '' );
		focusOption( freeId( options ) );
	};
	const addOther = () => {
		if ( isLocked ) {
			upgrade( 'question-options', { name: __( '“Other” option', 'userfeedback' ) } );
		} else {
			add( undefined, __( 'Other', 'userfeedback' ) );
		}
	};
	const remove = ( option: string, place: number ) => {
		done( { type: 'remove', question: id, option } );
		setSaid( '' );
		focusOption( options[ place === 0 ? 1 : place - 1 ]?.id ?? '' );
	};
	const paste = ( option: string, lines: readonly string[] ) => {
		const left = linesLeftOut( question, option, lines );
		done( { type: 'paste-options', question: id, option, lines } );
		setSaid( left === 0 ? '' : leftOutText( left, question.type ) );
	};

	return (
		<fieldset
			className="uf-options"
			aria-describedby={ optionErrors( errors ).length === 0 ? undefined : errorsId }
		>
			<BaseControl.VisualLabel as="legend">{ __( 'Options', 'userfeedback' ) }</BaseControl.VisualLabel>
			<ol className="uf-options__list" { ...drag.listProps }>
				{ options.map( ( option, place ) => (
					<Fragment key={ option.id }>
						{ drag.gap === place && <li className="uf-options__gap" aria-hidden="true" /> }
						<OptionRow
							question={ question }
							option={ option }
							place={ place }
							isWrong={ isWrong( errors, place ) }
							isDragged={ drag.dragged === option.id }
							handleProps={ drag.handleProps( option.id ) }
							picture={ picture?.( option, place ) }
							onAdd={ () => add( option.id ) }
							onRemove={ () => remove( option.id, place ) }
							onMove={ ( to, isByKey ) => {
								move( option.id, to );
								if ( isByKey ) {
									focusOption( option.id ); // Browsers drop focus from moved elements.
								}
							} }
							onPaste={ ( lines ) => paste( option.id, lines ) }
						/>
					</Fragment>
				) ) }
				{ drag.gap === options.length && <li className="uf-options__gap" aria-hidden="true" /> }
			</ol>
			<p className="uf-options__said" role="status">
				{ said }
			</p>
			<OptionErrors errors={ errors } id={ errorsId } />
			{ canAddOption( question ) ? (
				<div className="uf-options__add">
					<Button size="compact" variant="tertiary" icon={ plus } onClick={ () => add( undefined ) }>
						{ __( 'Add option', 'userfeedback' ) }
					</Button>
					{ IN_EDITION[ 'question-options' ] && allowsOther( question ) && (
						<Button size="compact" variant="tertiary" onClick={ addOther }>
							{ __( 'Add “Other”', 'userfeedback' ) }
						</Button>
					) }
				</div>
			) : (
				<LimitLink type={ question.type } />
			) }
		</fieldset>
	);
}

/** To the setting, unless it can't be higher. */
function LimitLink( { type }: Pick< FormQuestion, 'type' > ) {
	const site = useSite();
	const most = maxOptions( type );

	return site.can.settings && QUESTION_TYPES[ type ].max_options === 0 && most < LIMITS.MAX_OPTIONS ? (
		<a href={ adminPage( site, 'userfeedback_settings', '/misc' ) }>
			{
				/* translators: %s: how many options a question may have */
				sprintf( __( 'Change the limit of %s options', 'userfeedback' ), formatNumber( most ) )
			}
		</a>
	) : null;
}

function allowsOther( question: FormQuestion ): boolean {
	return ! QUESTION_TYPES[ question.type ].has_rows && ! otherOption( question );
}

function isWrong( errors: FieldErrors, place: number ): boolean {
	const path = `config.options[${ String( place ) }]`;
	return path in errors || `${ path }.label` in errors;
}

function limitText( type: QuestionType ): string {
	/* translators: %s: how many options a question may have */
	return sprintf( __( 'The limit is %s options.', 'userfeedback' ), formatNumber( maxOptions( type ) ) );
}

function leftOutText( lines: number, type: QuestionType ): string {
	return sprintf(
		/* translators: 1: how many options a question may have, 2: how many pasted lines became no option */
		_n(
			'The limit is %1$s options. %2$s line was left out.',
			'The limit is %1$s options. %2$s lines were left out.',
			lines,
			'userfeedback'
		),
		formatNumber( maxOptions( type ) ),
		formatNumber( lines )
	);
}
