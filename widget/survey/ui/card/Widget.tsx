import { Ending } from './Ending';
import { Icon, ICONS } from './icons';
import { Question } from './Question';
import type { Actions, View } from '../view';

/** Pixels from its top by which the sheet was pulled down. */
const PULLED = 36;

interface Props {
	view: View;
	act: Actions;
}

/**
 * The complete survey: a card inline in the page's content, or a card at the edge of the window, which isn't a modal dialog:
 * the page stays usable.
 */
export function Widget( { view, act }: Props ) {
	const { isInline, isOpen, look, style, strings } = view;
	if ( isInline ) {
		return (
			<div class="inline card" style={ style } role="group" aria-label={ nameOf( view ) }>
				<Body view={ view } act={ act } />
			</div>
		);
	}
	return (
		<section
			class={ `corner ${ look.position.replace( '_', ' ' ) }${ isOpen ? '' : ' minimized' }` }
			style={ style }
			aria-label={ strings.survey }
		>
			{ isOpen ? (
				<div class="card" tabIndex={ -1 }>
					{ view.question && (
						// Lets phone users pull the sheet down; a button does the same.
						<div
							class="grip"
							onPointerDown={ ( { currentTarget: grip, pointerId } ) =>
								grip.setPointerCapture( pointerId )
							}
							onPointerUp={ ( { offsetY } ) => offsetY > PULLED && act.turn( false ) }
						/>
					) }
					<Tools view={ view } act={ act } />
					<Body view={ view } act={ act } />
				</div>
			) : (
				<button
					type="button"
					class="toggle"
					aria-expanded={ false }
					aria-label={ IN_EDITION.branding && look.label ? undefined : strings.open }
					onClick={ () => act.turn( true ) }
				>
					<Icon path={ look.icon } />
					{ IN_EDITION.branding && look.label && <span>{ look.label }</span> }
				</button>
			) }
		</section>
	);
}

/** A page may have several surveys, so each has its question in its name. */
const nameOf = ( { question, strings }: View ): string => strings.survey + ( question ? `: ${ question.title }` : '' );

/** A finished survey can't be minimized, and a preview can't be closed, because it couldn't be reopened. */
function Tools( { view: { question, isPreview, strings }, act }: Props ) {
	return (
		<div class="tools">
			{ question && (
				<button type="button" class="tool" aria-label={ strings.minimize } onClick={ () => act.turn( false ) }>
					<Icon path={ ICONS.minimize } size={ 20 } />
				</button>
			) }
			{ ! isPreview && (
				<button type="button" class="tool" aria-label={ strings.close } onClick={ act.close }>
					<Icon path={ ICONS.close } size={ 20 } />
				</button>
			) }
		</div>
	);
}

function Body( { view, act }: Props ) {
	const { look, question, strings } = view;
	return (
		<div class="body">
			{ view.isPreview && <p class="preview">{ strings.preview }</p> }
			{ question ? (
				<Question key={ question.id } question={ question } view={ view } act={ act } />
			) : (
				<Ending view={ view } />
			) }
			{ look.logo !== 'none' && (
				<p class="brand">
					{ IN_EDITION.branding && look.logo === 'custom' ? (
						<img src={ look.image } alt="" />
					) : (
						strings.brand
					) }
				</p>
			) }
		</div>
	);
}
