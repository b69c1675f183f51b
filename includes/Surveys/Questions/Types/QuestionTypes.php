<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use Closure;
use InvalidArgumentException;
use UserFeedback\Surveys\Questions\Types\Base\NeedsWordPress;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Scales\Ces;
use UserFeedback\Surveys\Questions\Types\Scales\Csat;
use UserFeedback\Surveys\Questions\Types\Scales\Nps;
use UserFeedback\Surveys\Questions\Types\Scales\NumberScale;
use UserFeedback\Surveys\Questions\Types\Scales\Slider;
use UserFeedback\Surveys\Questions\Types\Scales\StarRating;
use UserFeedback\Surveys\Questions\Types\Typed\Date;
use UserFeedback\Surveys\Questions\Types\Typed\Email;
use UserFeedback\Surveys\Questions\Types\Typed\LongText;
use UserFeedback\Surveys\Questions\Types\Typed\Number;
use UserFeedback\Surveys\Questions\Types\Typed\ShortText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All question types: the plugin's own, and those of other plugins. Loads the class of a type only if it is used. */
final class QuestionTypes {

	/** Class of each type that most pages need, by its name in stored surveys and in the contract. */
	private const BASIC = array(
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

	/** The same of types that only visitors of a survey with one load, see widget/extended.d.ts. */
	private const EXTENDED = array(
		'csat'         => Csat::class,
		'ces'          => Ces::class,
		'number-scale' => NumberScale::class,
		'dropdown'     => Dropdown::class,
		'statement'    => Statement::class,
		'matrix'       => Matrix::class,
		'ranking'      => Ranking::class,
		'hidden'       => Hidden::class,
		'consent'      => Consent::class,
		'slider'       => Slider::class,
		'number'       => Number::class,
		'date'         => Date::class,
	);

	private const CLASSES = self::BASIC + self::EXTENDED;

	/** @var array<string, QuestionType> one object per type, so that types can be compared */
	private static array $types = array();

	/** @var array<string, QuestionType> of other plugins. */
	private static array $added = array();

	/** @var (Closure(): array<string, QuestionType>)|null */
	private static ?Closure $inactive = null;

	/** @return non-empty-list<string> available for new questions. */
	public static function names(): array {
		return array( ...array_keys( self::CLASSES ), ...array_keys( self::$added ) );
	}

	/** @return non-empty-list<string> of stored questions as well: the plugin of such a type may be inactive. */
	public static function storedNames(): array {
		return array_values( array_unique( array( ...self::names(), ...array_keys( self::inactive() ) ) ) );
	}

	/** @return list<QuestionType> */
	public static function all(): array {
		return array_map( array( self::class, 'get' ), self::names() );
	}

	/** Returns null for a name that neither this version of the plugin nor another plugin knows. */
	public static function find( mixed $name ): ?QuestionType {
		if ( ! is_string( $name ) ) {
			return null;
		}
		return self::isOwn( $name )
			? self::$types[ $name ] ??= new ( self::CLASSES[ $name ] )( $name )
			: self::$added[ $name ] ?? self::inactive()[ $name ] ?? null;
	}

	public static function isOwn( string $name ): bool {
		return isset( self::CLASSES[ $name ] );
	}

	/** True if every survey bundle can draw it. */
	public static function isBasic( string $name ): bool {
		return isset( self::BASIC[ $name ] );
	}

	public static function add( QuestionType $type ): void {
		self::$added[ $type->name ] = $type;
	}

	public static function remove( string $name ): void {
		unset( self::$added[ $name ] );
	}

	/** @param Closure(): array<string, QuestionType> $read returns types whose plugin is inactive, by name. */
	public static function readInactive( Closure $read ): void {
		self::$inactive = $read;
	}

	/**
	 * @return array<string, QuestionType>
	 * @throws NeedsWordPress in the collector, where WordPress loads no plugins.
	 */
	private static function inactive(): array {
		if ( defined( 'SHORTINIT' ) && true === constant( 'SHORTINIT' ) ) {
			throw new NeedsWordPress( 'A question type may belong to another plugin.' );
		}
		return null === self::$inactive ? array() : ( self::$inactive )();
	}

	/** @throws InvalidArgumentException for an unknown name. */
	public static function get( string $name ): QuestionType {
		return self::find( $name ) ?? throw new InvalidArgumentException( "There is no question type $name." );
	}
}
