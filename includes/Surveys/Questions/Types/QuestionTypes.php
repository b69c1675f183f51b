<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use InvalidArgumentException;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All question types. Loads the class of a type only if it is used. */
final class QuestionTypes {

	/** Class of each type, by its name in stored surveys and in the contract. */
	private const CLASSES = array(
		'radio-button' => RadioButton::class,
		'checkbox'     => Checkbox::class,
		'image-radio'  => ImageRadio::class,
		'icon-choice'  => IconChoice::class,
		'text'         => ShortText::class,
		'long-text'    => LongText::class,
		'email'        => Email::class,
		'star-rating'  => StarRating::class,
		'nps'          => Nps::class,
	);

	/** @var array<string, QuestionType> one object per type, so that types can be compared */
	private static array $types = array();

	/** @return non-empty-list<string> */
	public static function names(): array {
		return array_keys( self::CLASSES );
	}

	/** @return list<QuestionType> */
	public static function all(): array {
		return array_map( array( self::class, 'get' ), self::names() );
	}

	/** Returns null for a name that this version of the plugin doesn't know. */
	public static function find( mixed $name ): ?QuestionType {
		$class = is_string( $name ) ? self::CLASSES[ $name ] ?? null : null;
		return null === $class ? null : self::$types[ $name ] ??= new $class( $name );
	}

	/** @throws InvalidArgumentException for an unknown name. */
	public static function get( string $name ): QuestionType {
		return self::find( $name ) ?? throw new InvalidArgumentException( "There is no question type $name." );
	}
}
