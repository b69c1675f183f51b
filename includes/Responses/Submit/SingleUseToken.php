<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Token in a single-use link to a survey's own page. It is the token of the link's response, in the form of a UUID: 6 random bytes,
 * then 10 bytes of an HMAC. So the table's unique key makes each link count once, and links need no storage. No WordPress here.
 *
 * A personal link's token is an HMAC of the value that the link gives a hidden field. So a person has one link for each survey,
 * and the value can't be replaced by another.
 *
 * A token doesn't expire, but rotating the key twice ends it.
 *
 * A link's visit has a token of its own, so that an unfinished visit never takes the place of the response.
 */
final class SingleUseToken {

	private const RANDOM = 6;

	public function __construct(
		#[ResultOf( SiteSetup::class, 'writeKey' )] private readonly string $key,
		#[ResultOf( SiteSetup::class, 'previousWriteKey' )] private readonly string $previous = ''
	) {}

	public function create( int $surveyId ): string {
		$random = bin2hex( random_bytes( self::RANDOM ) );
		return self::uuid( $random . self::mac( $surveyId, $random, $this->key ) );
	}

	/** @param string $fieldId ID of the hidden field that gets the value */
	public function personal( int $surveyId, string $fieldId, string $value ): string {
		return self::uuid( self::personalMac( $surveyId, $fieldId, $value, $this->key ) );
	}

	/** Returns the token of the visit that a link with a valid token starts or continues. It doesn't tell the link's token. */
	public static function visit( int $surveyId, string $token ): string {
		return self::uuid( substr( hash( 'sha256', "visit|$surveyId|$token" ), 0, 32 ) );
	}

	/** @param array<string, string> $fields values of the hidden fields, by ID */
	public function isValid( int $surveyId, string $token, array $fields ): bool {
		$hex              = str_replace( '-', '', $token );
		[ $random, $mac ] = array( substr( $hex, 0, 2 * self::RANDOM ), substr( $hex, 2 * self::RANDOM ) );
		foreach ( array_diff( array( $this->key, $this->previous ), array( '' ) ) as $key ) {
			if ( hash_equals( self::mac( $surveyId, $random, $key ), $mac ) ) {
				return true;
			}
			foreach ( $fields as $id => $value ) {
				if ( hash_equals( self::personalMac( $surveyId, $id, $value, $key ), $hex ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the values of hidden fields as they are stored, which a personal link's token depends on.
	 *
	 * @param list<Question>           $questions
	 * @param Closure(Question): mixed $given     returns the value that a field gets.
	 * @param 'id'|'title'             $key
	 * @return array<string, string> by ID or name
	 */
	public static function hiddenFields( array $questions, Closure $given, string $key = 'id' ): array {
		$fields = array_filter( $questions, static fn( Question $question ): bool => $question->type->isHidden() );
		$values = array_map(
			static fn( Question $field ): mixed => $field->type->read( $given( $field ), array() ),
			array_column( $fields, null, $key )
		);
		return array_filter( $values, 'is_string' );
	}

	private static function uuid( string $hex ): string {
		return vsprintf( '%s%s-%s-%s-%s-%s%s%s', str_split( $hex, 4 ) );
	}

	private static function personalMac( int $surveyId, string $fieldId, string $value, string $key ): string {
		return substr( hash_hmac( 'sha256', "personal|$surveyId|$fieldId|$value", $key ), 0, 32 );
	}

	private static function mac( int $surveyId, string $random, string $key ): string {
		return substr( hash_hmac( 'sha256', "single-use|$surveyId|$random", $key ), 0, 32 - 2 * self::RANDOM );
	}
}
