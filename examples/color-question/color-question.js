/* global UserFeedback, document -- UserFeedback belongs to the survey that is on the page. */
UserFeedback.registerQuestionType( 'color', {
	/** Runs after each change, with the same element while the question is on screen. */
	draw( place, { question, value, isInvalid, setValue } ) {
		if ( ! place.firstChild ) {
			place.append( document.createElement( 'input' ) );
		}
		const input = place.firstChild;
		input.type = 'color';
		input.style.cssText = 'block-size:44px;inline-size:100%;opacity:' + ( value ? 1 : 0.5 );
		input.value = value || '#808080';
		input.setAttribute( 'aria-label', question.title );
		input.setAttribute( 'aria-invalid', String( isInvalid ) );
		input.onchange = () => setValue( input.value );
	},
} );
