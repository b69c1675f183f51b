import { CARD_STYLE } from './card-style';
import { Ending } from './Ending';
import { Icon } from './icons';
import { Question } from './Question';
import type { Actions, View } from './view';

interface Props {
	view: View;
	act: Actions;
}

/**
 * The whole survey: a card in its place in the page, where it is part of the content, or a card in the corner, which is
 * no dialog: the page stays in use around it.
 */
export function Widget( { view, act }: Props ) {
	const { isInline, isOpen, strings } = view;
	if ( isInline ) {
		return (
			<div class="inline card" style={ CARD_STYLE } role="group" aria-label={ strings.survey }>
				<Body view={ view } act={ act } />
			</div>
		);
	}
	return (
		<section class={ isOpen ? 'corner' : 'corner minimized' } style={ CARD_STYLE } aria-label={ strings.survey }>
			{ isOpen ? (
				<div class="card" tabIndex={ -1 }>
					<Tools view={ view } act={ act } />
					<Body view={ view } act={ act } />
				</div>
			) : (
				<button type="button" class="toggle" aria-label={ strings.open } onClick={ () => act.turn( true ) }>
					<Icon name="open" />
				</button>
			) }
		</section>
	);
}

/** A survey that is over cannot be minimised, and a preview cannot be closed, because nothing would bring it back. */
function Tools( { view: { question, isPreview, strings }, act }: Props ) {
	return (
		<div class="tools">
			{ question && (
				<button type="button" class="tool" aria-label={ strings.minimize } onClick={ () => act.turn( false ) }>
					<Icon name="minimize" />
				</button>
			) }
			{ ! isPreview && (
				<button type="button" class="tool" aria-label={ strings.close } onClick={ act.close }>
					<Icon name="close" />
				</button>
			) }
		</div>
	);
}

function Body( { view, act }: Props ) {
	return (
		<div class="body" style={ { minHeight: view.question || ! view.height ? '' : `${ view.height }px` } }>
			{ view.isPreview && <p class="preview">{ view.strings.preview }</p> }
			{ view.question ? (
				<Question key={ view.question.id } question={ view.question } view={ view } act={ act } />
			) : (
				<Ending view={ view } />
			) }
		</div>
	);
}
