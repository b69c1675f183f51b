<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Content of the form for browsers without JavaScript: new, or as it was sent. Nothing in it is trusted; the REST route checks it.
 *
 * @phpstan-type Extra array{comments?: string, name?: string}
 * @phpstan-type Value string|int|list<string>|null
 */
final class SurveyFormEntry {

	/**
	 * @param list<string>          $shown   IDs of the questions in the form
	 * @param array<string, Value>  $values  by question
	 * @param array<string, Extra>  $extras  by question
	 * @param string                $token   identifies the response, so that it is stored once
	 * @param array<string, string> $errors  by question
	 * @param string                $message about the whole form
	 */
	private function __construct(
		public readonly array $shown,
		public readonly array $values,
		public readonly array $extras,
		public readonly string $token,
		public readonly string $website = '',
		public readonly int $version = 0,
		public readonly string $nonce = '',
		public readonly array $errors = array(),
		public readonly string $message = ''
	) {}

	/**
	 * @param list<string> $shown
	 * @param string       $token of a single-use link; empty for a new response
	 */
	public static function blank( array $shown, string $token ): self {
		return new self( $shown, array(), array(), '' === $token ? wp_generate_uuid4() : $token );
	}

	/** Starts with the answers of a visit. */
	public static function continuing( LinkVisit $visit, string $token ): self {
		return new self( $visit->asked, $visit->values, $visit->extras, $token, message: $visit->greeting() );
	}

	/**
	 * @param array<mixed>   $sent
	 * @param list<Question> $questions
	 * @param string         $invitation as in blank().
	 */
	public static function ofForm( array $sent, array $questions, string $invitation ): self {
		$values = array();
		$extras = array();
		foreach ( $questions as $question ) {
			$values[ $question->id ] = self::value( $question, self::list( $sent, 'answer' )[ $question->id ] ?? null );
			$extras[ $question->id ] = self::extra( $question, $values[ $question->id ], $sent );
		}
		$known = array_column( $questions, 'id' );
		$token = '' === $invitation ? self::text( $sent, 'token' ) : $invitation;
		return new self(
			array_values( array_intersect( $known, explode( ' ', self::text( $sent, 'shown' ) ) ) ),
			$values,
			$extras,
			wp_is_uuid( $token ) ? $token : wp_generate_uuid4(),
			self::text( $sent, 'website' ),
			absint( self::text( $sent, 'version' ) ),
			self::text( $sent, 'nonce' )
		);
	}

	/** @param list<string> $shown */
	public function showing( array $shown, string $message ): self {
		return new self( $shown, $this->values, $this->extras, $this->token, message: $message );
	}

	/** @param array<string, string> $errors by question */
	public function refused( string $message, array $errors = array() ): self {
		return new self( $this->shown, $this->values, $this->extras, $this->token, errors: $errors, message: $message );
	}

	/** @return Value null if nothing was entered */
	private static function value( Question $question, mixed $sent ): string|int|array|null {
		if ( $question->type->isMultiple() ) {
			$chosen = is_array( $sent ) ? array_values( array_filter( $sent, 'is_string' ) ) : array();
			return array() === $chosen ? null : $chosen;
		}
		if ( ! is_string( $sent ) || '' === trim( $sent ) ) {
			return null;
		}
		return $question->type->isNumeric() && 1 === preg_match( '/\A-?\d{1,9}\z/', $sent ) ? (int) $sent : $sent;
	}

	/**
	 * Leaves out a text for an option that isn't chosen: without JavaScript, its field is always there.
	 *
	 * @param array<mixed> $sent
	 * @return Extra
	 */
	private static function extra( Question $question, mixed $value, array $sent ): array {
		$asks = $question->asksForComment() || $question->asksForOther( $value );
		return array_filter(
			array(
				'comments' => $asks ? self::text( self::list( $sent, 'comment' ), $question->id ) : '',
				'name'     => $question->asksForName() ? self::text( self::list( $sent, 'person' ), $question->id ) : '',
			),
			static fn( string $text ): bool => '' !== trim( $text )
		);
	}

	/**
	 * @param array<mixed> $sent
	 * @return array<mixed>
	 */
	private static function list( array $sent, string $name ): array {
		return is_array( $sent[ $name ] ?? null ) ? $sent[ $name ] : array();
	}

	/** @param array<mixed> $sent */
	private static function text( array $sent, string $name ): string {
		return is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
	}
}
