import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { LockedToggle } from '@/components/ui/upgrade/LockedToggle';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { planLabel } from '@/lib/edition/plan-label';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { type Site, useSite } from '@/lib/site';
import { needOf } from '@/lib/edition/upgrade';
import { useDispatch } from '@/features/builder/model/builder-context';
import type { FieldErrors } from '@/features/builder/model/errors/field-errors';
import { fieldName } from '@/features/builder/model/fields';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import type { Operation } from '@/features/builder/model/operations/operations';
import { useLocks } from '@/features/builder/model/use-locks';
import { typesFor } from './AddQuestion';
import { OptionsEditor } from './OptionsEditor';
import { PicturedOptions } from './PicturedOptions';
import './fields.scss';

interface Props {
	question: FormQuestion;
	/** By their path below the question. */
	errors: FieldErrors;
	/** The type of an NPS survey's own question stays. */
	isTypeFixed: boolean;
}

export function QuestionFields( { question, errors, isTypeFixed }: Props ) {
	const dispatch = useDispatch();
	const locks = useLocks();
	const upgrade = useUpgrade();
	const site = useSite();
	const facts = QUESTION_TYPES[ question.type ];
	const types = typesFor( question.type );
	const { id } = question;
	const done = ( operation: Operation ) => dispatch( { type: 'done', operation } );
	const field = ( path: string ) => fieldName( { question: id }, path );
	const title = errors[ 'title' ];
	const others = otherErrors( errors );

	return (
		<>
			<div className="uf-question__main">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					className={ title === undefined ? '' : 'uf-field--invalid' }
					id={ `uf-question-title-${ id }` }
					data-field={ field( 'title' ) }
					label={ __( 'Question', 'userfeedback' ) }
					placeholder={ __( 'What do you want to know?', 'userfeedback' ) }
					value={ question.title }
					maxLength={ LIMITS.QUESTION_TITLE }
					help={ title ?? '' }
					aria-invalid={ title === undefined ? undefined : true }
					onChange={ ( value ) =>
						dispatch( { type: 'typed', operation: { type: 'set', question: id, path: 'title', value } } )
					}
					onBlur={ () => dispatch( { type: 'field-left' } ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Type', 'userfeedback' ) }
					data-field={ field( 'type' ) }
					value={ question.type }
					disabled={ isTypeFixed || types.length === 1 }
					options={ types.map( ( type ) => ( {
						value: type,
						label: locks.type( type ) ? lockedLabel( type, site ) : questionTypeLabel( type ),
					} ) ) }
					onChange={ ( chosen ) => {
						const type = chosen as QuestionType;
						if ( locks.type( type ) ) {
							upgrade( 'extra-question-types' );
						} else {
							done( { type: 'retype', question: id, as: type } );
						}
					} }
				/>
			</div>
			{ locks.type( question.type ) && (
				<p className="uf-locked">
					{ __(
						'Your plan does not have this type any more: saving removes this question.',
						'userfeedback'
					) }
					<PlanBadge feature="extra-question-types" />
				</p>
			) }
			{ others.map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
			{ facts.has_options && ! facts.has_pictures && <OptionsEditor question={ question } errors={ errors } /> }
			{ facts.has_pictures && <PicturedOptions question={ question } errors={ errors } /> }
			<div className="uf-question__toggles">
				<div data-field={ field( 'settings.required' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Required', 'userfeedback' ) }
						checked={ question.settings.required }
						onChange={ ( value ) =>
							done( { type: 'set', question: id, path: 'settings.required', value } )
						}
					/>
				</div>
				{ facts.allows_comment && locks.questionOptions && (
					<LockedToggle label={ __( 'Enable Comment Box', 'userfeedback' ) } feature="question-options" />
				) }
				{ facts.allows_comment && ! locks.questionOptions && (
					<div data-field={ field( 'settings.comment_box' ) }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Enable Comment Box', 'userfeedback' ) }
							checked={ question.settings.comment_box }
							onChange={ ( value ) =>
								done( { type: 'set', question: id, path: 'settings.comment_box', value } )
							}
						/>
					</div>
				) }
				{ question.type === 'email' && (
					<div data-field={ field( 'config.include_name' ) }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Ask for the first name', 'userfeedback' ) }
							checked={ question.config.include_name }
							onChange={ ( value ) =>
								done( { type: 'set', question: id, path: 'config.include_name', value } )
							}
						/>
					</div>
				) }
			</div>
		</>
	);
}

/** Those that no field of the card shows. */
function otherErrors( errors: FieldErrors ): string[] {
	const others = Object.entries( errors ).filter( ( [ path ] ) => ! /^title$|^config\.options/.test( path ) );
	return [ ...new Set( others.map( ( [ , text ] ) => text ) ) ];
}

/** A native list has no place for a badge. */
function lockedLabel( type: QuestionType, site: Site ): string {
	const need = needOf( site, 'extra-question-types' );
	const label = questionTypeLabel( type );
	return need.kind === 'plan'
		? /* translators: 1: a type of question. 2: name of the plan that has it */
			sprintf( __( '%1$s (%2$s)', 'userfeedback' ), label, planLabel( need.plan ) )
		: label;
}
