<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Platform\Rest\ViolationText;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Live\SurveyPageUrl;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Widget\Words\WidgetStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Renders a survey as a form, for browsers without JavaScript. Visitors' text is escaped by esc_textarea(), which leaves nothing
 * unescaped; esc_html() keeps a typed `&lt;`.
 *
 * @phpstan-type Asked array{
 *     id: string,
 *     title: string,
 *     options: list<string>,
 *     required: bool,
 *     comment_box: bool,
 *     include_name: bool,
 *     images: list<string>,
 *     help?: string,
 *     low?: string,
 *     high?: string,
 *     other?: string,
 *     image?: string,
 *     dates?: array{string, string},
 * }
 */
final class SurveyFormHtml {

	/** A scale with more values is asked as a number. */
	private const BUTTONS = 11;

	/** True if a form can ask all questions: one of some known values, any of them, or a typed value. It asks no hidden fields. */
	public static function canAsk( Survey $survey ): bool {
		foreach ( $survey->parts() as $question ) {
			if ( ! $question->type->takesAnswer() || $question->type->isHidden() || self::isTyped( $question ) ) {
				continue;
			}
			$values = $question->knownValues();
			$value  = $question->type->isNumeric() ? (int) ( $values[0] ?? 0 ) : $values[0] ?? '';
			$value  = $question->type->isMultiple() ? array( $value ) : $value;
			if ( array() === $values || $question->type->read( $value, $question->options ) instanceof RefusedValue ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<string, mixed> $shown the survey in the manifest. */
	public static function of( Survey $survey, array $shown, SurveyFormEntry $form, string $url ): string {
		/** @var array{nonce: string, version: int, questions: list<Asked>, look: array{next: string}} $shown */
		$words  = WidgetStrings::all();
		$fields = '';
		foreach ( $shown['questions'] as $index => $asked ) {
			$question = $survey->question( $asked['id'] );
			if ( null !== $question && array() !== array_intersect( array_column( $question->parts(), 'id' ), $form->shown ) ) {
				$texts   = $question->recalls() ? self::recalled( $survey, $question, $form ) : array();
				$fields .= self::question( $question, $texts + $asked, $form, "q$index", $words );
			}
		}
		return sprintf(
			'<form method="post" action="%s" accept-charset="utf-8">%s%s%s%s<p><button class="button">%s</button></p></form>',
			esc_url( $url ),
			'' === $form->message ? '' : sprintf( '<p class="message" role="alert">%s</p>', esc_textarea( $form->message ) ),
			$fields,
			self::hidden(
				array(
					'nonce'   => $shown['nonce'],
					'version' => (string) $shown['version'],
					'token'   => $form->token,
					'shown'   => implode( ' ', $form->shown ),
				)
			),
			'<p class="website" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></p>',
			esc_html( $words['submit'] )
		);
	}

	/**
	 * Returns the title and the help line with the answers given so far.
	 *
	 * @return array{title: string, help?: string}
	 */
	private static function recalled( Survey $survey, Question $asked, SurveyFormEntry $form ): array {
		$answers = array();
		foreach ( $survey->parts() as $question ) {
			$isUnset                  = $question->type->isHidden() && ! isset( $form->values[ $question->id ] );
			$value                    = $isUnset ? SurveyPageUrl::field( $question->title ) : $form->values[ $question->id ] ?? null;
			$comment                  = $form->extras[ $question->id ]['comments'] ?? '';
			$answers[ $question->id ] = Recall::answer( $value, $question->other, $comment );
		}
		$texts = array( 'title' => Recall::filled( $asked->title, $answers ) );
		return '' === $asked->help ? $texts : array( 'help' => Recall::filled( $asked->help, $answers ) ) + $texts;
	}

	/**
	 * @param Asked                 $asked
	 * @param array<string, string> $words
	 */
	private static function question( Question $question, array $asked, SurveyFormEntry $form, string $at, array $words ): string {
		if ( $question->type->isHidden() ) {
			$value = $form->values[ $question->id ] ?? SurveyPageUrl::field( $question->title );
			return self::hidden( array( "answer[$question->id]" => is_string( $value ) ? $value : '' ) );
		}
		if ( ! $question->type->takesAnswer() ) {
			return self::statement( $asked );
		}
		if ( null !== $question->type->rowType() ) {
			return self::rows( $question, $asked, $form, $at, $words );
		}
		$error = $form->errors[ $asked['id'] ] ?? '';
		$help  = $asked['help'] ?? '';
		$ids   = trim( ( '' === $help ? '' : "$at-help" ) . ( '' === $error ? '' : " $at-error" ) );
		$state = ( '' === $ids ? '' : " aria-describedby=\"$ids\"" ) . ( '' === $error ? '' : ' aria-invalid="true"' );
		$extra = $form->extras[ $asked['id'] ] ?? array();
		$texts = '';
		if ( $asked['include_name'] ) {
			$texts .= self::line( $words['first_name'], "person[{$asked['id']}]", $extra['name'] ?? '', Limits::PERSON_NAME );
		}
		if ( $asked['comment_box'] || isset( $asked['other'] ) ) {
			$label  = isset( $asked['other'] ) ? "{$asked['other']}: {$words['other']}" : $words['comment'];
			$texts .= self::line( $label, "comment[{$asked['id']}]", $extra['comments'] ?? '', Limits::COMMENT );
		}
		$title = self::title( $asked, $words );
		$notes = ( '' === $help ? '' : "<p id=\"$at-help\" class=\"help\">" . esc_textarea( $help ) . '</p>' ) .
			( '' === $error ? '' : "<p id=\"$at-error\" class=\"error\">" . esc_textarea( $error ) . '</p>' );
		$value = $form->values[ $asked['id'] ] ?? null;

		if ( self::isTyped( $question ) ) {
			$field = self::typed( $question, $asked, $value, " id=\"$at\"$state" );
			return "<div class=\"question\"><label for=\"$at\">$title</label>$notes$field$texts</div>";
		}
		$field = self::choices( $question, $asked, $value );
		return "<fieldset class=\"question\"$state><legend>$title</legend>$notes$field$texts</fieldset>";
	}

	/**
	 * @param Asked                 $asked
	 * @param array<string, string> $words
	 */
	private static function title( array $asked, array $words ): string {
		$mark = $asked['required'] ? '' : ' <small>' . esc_html( $words['optional'] ) . '</small>';
		return esc_textarea( $asked['title'] ) . $mark;
	}

	/**
	 * @param Asked                 $asked
	 * @param array<string, string> $words
	 */
	private static function rows( Question $question, array $asked, SurveyFormEntry $form, string $at, array $words ): string {
		$rows   = '';
		$labels = array_column( $question->rows, 'label', 'id' );
		foreach ( $question->parts() as $index => $row ) {
			$label = esc_textarea( $labels[ $row->id ] );
			$value = $form->values[ $row->id ] ?? null;
			$state = isset( $form->errors[ $row->id ] ) ? " aria-describedby=\"$at-$index\" aria-invalid=\"true\"" : '';
			$error = '' === $state ? '' : "<p id=\"$at-$index\" class=\"error\">" . esc_textarea( $form->errors[ $row->id ] ) . '</p>';
			$part  = array( 'id' => $row->id ) + $asked;
			$rows .= $question->type->ranksRows()
				? '<label class="rank">' . self::rank( $row, $part, $value, $state ) . " $label</label>$error"
				: "<fieldset$state><legend>$label</legend>$error" . self::choices( $row, $part, $value ) . '</fieldset>';
		}
		$ranks = $question->type->ranksRows() ? ViolationText::of( new Violation( '', 'ranks', count( $question->rows ) ) ) : '';
		$help  = $asked['help'] ?? $ranks;
		$help  = '' === $help ? '' : '<p class="help">' . esc_textarea( $help ) . '</p>';
		return '<fieldset class="question"><legend>' . self::title( $asked, $words ) . "</legend>$help$rows</fieldset>";
	}

	/** @param Asked $asked of a row */
	private static function rank( Question $row, array $asked, mixed $value, string $attributes ): string {
		$chosen  = is_scalar( $value ) ? (string) $value : '';
		$options = '<option value=""></option>';
		foreach ( array_unique( array( ...$row->knownValues(), $chosen ) ) as $rank ) {
			$state    = $rank === $chosen ? ' selected' : '';
			$options .= '' === $rank ? '' : sprintf( '<option%s>%s</option>', $state, esc_textarea( $rank ) );
		}
		return sprintf(
			'<select name="answer[%s]"%s%s>%s</select>',
			esc_attr( $asked['id'] ),
			$attributes,
			$asked['required'] ? ' required' : '',
			$options
		);
	}

	/** @param Asked $asked */
	private static function statement( array $asked ): string {
		return sprintf(
			'<div class="question"><p>%s</p>%s%s</div>',
			esc_textarea( $asked['title'] ),
			isset( $asked['help'] ) ? '<p class="help">' . esc_textarea( $asked['help'] ) . '</p>' : '',
			isset( $asked['image'] ) ? sprintf( '<img src="%s" alt="">', esc_url( $asked['image'] ) ) : ''
		);
	}

	/** True for one field, false for options. */
	private static function isTyped( Question $question ): bool {
		$known = $question->knownValues();
		return $question->type->maxLength() > 0 || $question->type->isTypedValue()
			|| ( $question->type->isNumeric() && count( $known ) > self::BUTTONS );
	}

	/** @param Asked $asked */
	private static function typed( Question $question, array $asked, mixed $value, string $attributes ): string {
		$most = $question->type->maxLength();
		$text = is_scalar( $value ) ? esc_textarea( (string) $value ) : '';
		$name = sprintf( 'name="answer[%s]"%s%s', esc_attr( $asked['id'] ), $attributes, $asked['required'] ? ' required' : '' );
		if ( $question->type->isDate() ) {
			list( $min, $max ) = $asked['dates'] ?? array( '', '' );
			return "<input type=\"date\" min=\"$min\" max=\"$max\" $name value=\"$text\">";
		}
		if ( 0 === $most ) {
			$limits = '';
			foreach ( $question->type->config() as $limit => $number ) {
				$limits .= " $limit=\"$number\"";
			}
			return "<input type=\"number\" inputmode=\"numeric\" $name$limits value=\"$text\">";
		}
		$name .= " maxlength=\"$most\"";
		if ( $question->type->isEmailAddress() ) {
			return "<input type=\"email\" autocomplete=\"email\" $name value=\"$text\">";
		}
		return $most > Limits::TEXT ? "<textarea rows=\"4\" $name>\n$text</textarea>" : "<input type=\"text\" $name value=\"$text\">";
	}

	/** @param Asked $asked */
	private static function choices( Question $question, array $asked, mixed $value ): string {
		$isMany = $question->type->isMultiple();
		$isRow  = $question->type->isNumeric();
		$chosen = array_map( 'strval', array_filter( (array) $value, 'is_scalar' ) );
		$rows   = '';
		foreach ( $question->type->knownValues( $asked['options'] ) as $index => $option ) {
			$image = $asked['images'][ $index ] ?? '';
			$rows .= sprintf(
				'<label><input type="%s" name="answer[%s]%s" value="%s"%s%s>%s<span>%s</span></label>',
				$isMany || $question->type->isConsent() ? 'checkbox' : 'radio',
				esc_attr( $asked['id'] ),
				$isMany ? '[]' : '',
				esc_textarea( $option ),
				in_array( $option, $chosen, true ) ? ' checked' : '',
				$asked['required'] && ! $isMany ? ' required' : '',
				'' === $image ? '' : sprintf( '<img src="%s" alt="">', esc_url( $image ) ),
				esc_textarea( $option )
			);
		}
		$ends = $isRow ? self::ends( $question, $asked ) : '';
		return sprintf( '<div class="choices%s">%s</div>%s', $isRow ? ' row' : '', $rows, $ends );
	}

	/** @param Asked $asked */
	private static function ends( Question $question, array $asked ): string {
		$words = array_intersect_key( WidgetStrings::all() + WidgetStrings::extended(), array_flip( $question->type->endStrings() ) );
		$words = array_merge( array(), ...array_map( static fn( string|array $word ): array => (array) $word, array_values( $words ) ) );
		$low   = $asked['low'] ?? $words[0] ?? '';
		$high  = $asked['high'] ?? $words[ array_key_last( $words ) ?? 0 ] ?? '';
		return '' === $low . $high
			? ''
			: sprintf( '<p class="ends"><span>%s</span><span>%s</span></p>', esc_textarea( $low ), esc_textarea( $high ) );
	}

	private static function line( string $label, string $name, string $value, int $most ): string {
		return sprintf(
			'<label class="line">%s<input type="text" name="%s" maxlength="%d" value="%s"></label>',
			esc_textarea( $label ),
			esc_attr( $name ),
			$most,
			esc_textarea( $value )
		);
	}

	/** @param array<string, string> $values */
	private static function hidden( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= sprintf( '<input type="hidden" name="%s" value="%s">', $name, esc_attr( $value ) );
		}
		return $html;
	}
}
