import type { JSX } from 'preact';
import type { WidgetQuestion } from '../../../src/contract/types';
import { errorAt } from '../ui/card/error-text';
import { Icon } from '../ui/card/icons';
import type { FieldProps } from '../ui/view';
import { Fieldset } from '../ui/fields/Fieldset';

/** Total characters of all labels up to which icons are in a row, each above its label. */
const IN_A_ROW = 40;

interface Props extends FieldProps {
	/** Puts the list of options into something else; only in the extended bundle. */
	wrap?: ( list: JSX.Element, isInvalid: boolean ) => JSX.Element;
}

/** A choice of one or several options. */
export function ChoiceField( props: Props ) {
	const {
		question,
		draft: { value },
		order,
		errors,
		strings,
		act,
	} = props;
	const isOne = question.type !== 'checkbox';
	const chosen = Array.isArray( value ) ? value : [ value ];
	const error = errorAt( errors, 'value', strings, isOne ? strings.choose_one : strings.choose_any );
	const shape = shapeOf( question );

	const toggle = ( option: string ): void => {
		// In the order of the options, not of the clicks; without any ticks there is no answer.
		const ticked = question.options.filter( ( each ) => chosen.includes( each ) !== ( each === option ) );
		act.edit( { value: ticked.length ? ticked : null } );
	};

	const list = (
		<div class={ `options ${ shape }` }>
			{ order.map( ( place ) => {
				const option = question.options[ place ] ?? '';
				const { [ place ]: image } = question.images;
				const { [ place ]: icon } = question.icons;
				const isChosen = chosen.includes( option );
				return (
					<label class={ isChosen ? 'option on' : 'option' }>
						<input
							type={ isOne ? 'radio' : 'checkbox' }
							name="value"
							checked={ isChosen }
							aria-invalid={ !! error }
							aria-describedby={ error ? 'error' : undefined }
							onClick={ () =>
								isOne
									? EXTENDED && option === question.other
										? act.edit( { value: option } )
										: act.choose( { value: option } )
									: toggle( option )
							}
						/>
						{ /* The label next to it describes it. */ }
						{ IN_EDITION[ 'picture-question-types' ] && image && (
							<img
								src={ image }
								alt=""
								onError={ ( { currentTarget: broken } ) => ( broken.hidden = true ) }
							/>
						) }
						{ IN_EDITION[ 'picture-question-types' ] && icon && (
							<Icon
								path={ icon }
								size={ question.icon_size * ( shape === 'row' ? 2 : 1 ) }
								color={ question.icon_color }
							/>
						) }
						<span dir="auto">{ option }</span>
					</label>
				);
			} ) }
		</div>
	);

	return (
		<Fieldset of={ props } error={ error } isOne={ isOne }>
			{ EXTENDED && props.wrap ? props.wrap( list, !! error ) : list }
		</Fieldset>
	);
}

/** Returns the layout: a grid for images, a row for icons with short labels, a column for all others. */
const shapeOf = ( { type, options }: WidgetQuestion ): string =>
	! IN_EDITION[ 'picture-question-types' ]
		? ''
		: type === 'image-radio'
			? 'grid'
			: type === 'icon-choice' && options.every( ( option ) => option.length * options.length <= IN_A_ROW )
				? 'row'
				: '';
