<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists all questions of a survey with the response's answers, then answers to questions removed since. */
final class FormatAnswers {

	/** @return list<FormattedAnswer> */
	public static function of( Survey $survey, StoredResponse $response ): array {
		$given = array();
		foreach ( $response->answers as $answer ) {
			$given[ $answer->questionId ] = $answer;
		}
		$formatted = array();
		foreach ( $survey->answerable() as $question ) {
			$formatted[] = self::answer( $question->title, $given[ $question->id ] ?? null, $question->type );
			unset( $given[ $question->id ] );
		}
		foreach ( $given as $answer ) {
			$formatted[] = self::answer( __( 'Removed question', 'userfeedback' ), $answer, $answer->type );
		}
		return $formatted;
	}

	private static function answer( string $question, ?Answer $answer, QuestionType $type ): FormattedAnswer {
		return new FormattedAnswer(
			MailText::lines( '' === trim( $question ) ? __( '(no title)', 'userfeedback' ) : $question ),
			null === $answer ? array() : self::given( $answer, $type ),
			MailText::lines( $answer->comments ?? '' ),
			MailText::line( $answer->name ?? '' )
		);
	}

	/** @return list<string> */
	private static function given( Answer $answer, QuestionType $type ): array {
		$value = $answer->value;
		$outOf = ( $answer->type::class === $type::class ? $type : $answer->type )->outOf();
		if ( is_int( $value ) && null !== $outOf ) {
			return array(
				/* translators: 1: score. 2: highest score. */
				sprintf( __( '%1$s of %2$s', 'userfeedback' ), number_format_i18n( $value ), number_format_i18n( $outOf ) ),
			);
		}
		$texts = is_array( $value ) ? $value : array( (string) $value );
		return array_values( array_diff( array_map( array( MailText::class, 'lines' ), $texts ), array( '' ) ) );
	}
}
