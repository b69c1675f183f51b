<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Schema;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Validates a value against a shape and returns a value that code may rely on: with defaults, without read-only properties,
 * and, for input from a URL (where everything is text), with numbers and booleans converted.
 */
final class Validator {

	/** Maximum violations reported: a person fixes some and resubmits, and a program must not get back far more than it sent. */
	private const TOLD = 20;

	/** Maximum characters of an unknown name in a message. */
	private const LONGEST_NAME = 100;

	/** @var list<Violation> */
	private array $violations = array();

	private function __construct( private readonly bool $fromText, private readonly bool $dropUnknown ) {}

	/** Returns true if a body is neither empty nor an object or list. */
	public static function isBareValue( string $json ): bool {
		$text = ltrim( $json );
		return '' !== $text && ! in_array( $text[0], array( '{', '[' ), true );
	}

	/** A JSON body: types are exact and an unknown property is a violation. */
	public static function body( Shape $shape, mixed $value ): ValidationResult {
		return ( new self( false, false ) )->run( $shape, $value );
	}

	/** A query string or path: text is converted to the declared type, and unknown parameters are dropped. */
	public static function query( Shape $shape, mixed $value ): ValidationResult {
		return ( new self( true, true ) )->run( $shape, $value );
	}

	/** Like query(), for sources where no proxy adds parameters as it may to a URL: an unknown parameter is a violation. */
	public static function text( Shape $shape, mixed $value ): ValidationResult {
		return ( new self( true, false ) )->run( $shape, $value );
	}

	private function run( Shape $shape, mixed $value ): ValidationResult {
		$clean = $this->check( $shape, $value, '' );
		return new ValidationResult( $clean, $this->violations );
	}

	private function check( Shape $shape, mixed $value, string $path ): mixed {
		if ( null === $value && $shape->isNullable() ) {
			return null;
		}
		return match ( $shape->type ) {
			'object'  => $this->checkObject( $shape, $value, $path ),
			'array'   => $this->checkList( $shape, $value, $path ),
			'string'  => $this->checkString( $shape, $value, $path ),
			'integer' => $this->checkInteger( $shape, $value, $path ),
			'number'  => $this->checkNumber( $shape, $value, $path ),
			'boolean' => $this->checkBoolean( $value, $path ),
			'either'  => $this->checkEither( $shape, $value, $path ),
			default   => $value,
		};
	}

	/** @return array<array-key, mixed> */
	private function checkObject( Shape $shape, mixed $value, string $path ): array {
		if ( ! is_array( $value ) || ( array() !== $value && array_is_list( $value ) ) ) {
			$this->found( $path, 'type', 'object' );
			return array();
		}
		if ( null !== $shape->items() ) {
			return $this->checkMap( $shape->items(), $value, $path );
		}
		foreach ( $shape->aliases() as $alias => $name ) {
			if ( array_key_exists( $alias, $value ) && ! array_key_exists( $name, $value ) ) { // With both it is unknown which was meant.
				$value[ $name ] = $value[ $alias ];
				unset( $value[ $alias ] );
			}
		}
		$clean = array();
		foreach ( $shape->properties() as $name => $property ) {
			$at = '' === $path ? $name : "$path.$name";
			if ( $property->isReadOnly() ) {
				continue;
			}
			if ( array_key_exists( $name, $value ) ) {
				$clean[ $name ] = $this->check( $property, $value[ $name ], $at );
			} elseif ( $property->hasDefault() ) {
				// A default object may contain defaults itself.
				$clean[ $name ] = $this->check( $property, $property->keyword( 'default' ), $at );
			} elseif ( $property->isRequired() ) {
				$this->found( $at, 'required' );
			}
		}
		foreach ( array_keys( array_diff_key( $value, $shape->properties() ) ) as $name ) {
			if ( ! $this->dropUnknown ) {
				$this->found( ( '' === $path ? '' : "$path." ) . self::told( (string) $name ), 'unknown' );
			}
		}
		return $clean;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @return array<array-key, mixed>
	 */
	private function checkMap( Shape $items, array $value, string $path ): array {
		$clean = array();
		foreach ( $value as $name => $item ) {
			$clean[ $name ] = $this->check( $items, $item, "$path.$name" );
		}
		return $clean;
	}

	/** @return list<mixed> */
	private function checkList( Shape $shape, mixed $value, string $path ): array {
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			$this->found( $path, 'type', 'array' );
			return array();
		}
		if ( ! $this->within( $shape, count( $value ), 'Items', $path ) ) {
			return array(); // A list over the limit is not checked further.
		}
		$clean = array();
		foreach ( $value as $index => $item ) {
			$clean[] = null === $shape->items() ? $item : $this->check( $shape->items(), $item, "{$path}[$index]" );
		}
		return $clean;
	}

	private function checkString( Shape $shape, mixed $value, string $path ): string {
		if ( ! is_string( $value ) ) {
			$this->found( $path, 'type', 'string' );
			return '';
		}
		if ( ! Text::isStorable( $value ) ) {
			$this->found( $path, 'characters' );
			return '';
		}
		if ( ! $this->within( $shape, Text::length( $value ), 'Length', $path ) ) {
			return '';
		}
		$value   = $shape->aliases()[ $value ] ?? $value;
		$allowed = $shape->keyword( 'enum' );
		if ( is_array( $allowed ) && ! in_array( $value, $allowed, true ) ) {
			$this->found( $path, 'enum', implode( ', ', array_filter( $allowed, 'is_string' ) ) );
			return '';
		}
		$format = $shape->keyword( 'format' );
		if ( is_string( $format ) && ! StringFormat::fits( $format, $value ) ) {
			$this->found( $path, 'format', $format );
			return '';
		}
		return $value;
	}

	private function checkInteger( Shape $shape, mixed $value, string $path ): int {
		$number = $this->fromText && is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT ) : $value;
		if ( ! is_int( $number ) ) {
			$this->found( $path, 'type', 'integer' );
			return 0;
		}
		$this->within( $shape, $number, 'imum', $path );
		return $number;
	}

	private function checkNumber( Shape $shape, mixed $value, string $path ): float {
		$number = $this->fromText && is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_FLOAT ) : $value;
		if ( ! is_int( $number ) && ( ! is_float( $number ) || ! is_finite( $number ) ) ) {
			$this->found( $path, 'type', 'number' );
			return 0.0;
		}
		$this->within( $shape, $number, 'imum', $path );
		return (float) $number;
	}

	private function checkBoolean( mixed $value, string $path ): bool {
		$words = array(
			'true'  => true,
			'1'     => true,
			'false' => false,
			'0'     => false,
		);
		$truth = $this->fromText && is_string( $value ) ? ( $words[ $value ] ?? null ) : $value;
		if ( ! is_bool( $truth ) ) {
			$this->found( $path, 'type', 'boolean' );
			return false;
		}
		return $truth;
	}

	private function checkEither( Shape $shape, mixed $value, string $path ): mixed {
		foreach ( $shape->alternatives() as $alternative ) {
			$attempt = ( new self( $this->fromText, $this->dropUnknown ) )->run( $alternative, $value );
			if ( $attempt->fits() ) {
				return $attempt->value;
			}
		}
		$kind = is_string( $value ) ? 'string' : ( is_array( $value ) && ! array_is_list( $value ) ? 'object' : '' );
		foreach ( $shape->alternatives() as $alternative ) {
			if ( $kind === $alternative->type ) {
				// The intended alternative is clear, so its violations can be reported.
				return $this->check( $alternative, $value, $path );
			}
		}
		$this->found( $path, 'type', 'other' );
		return null;
	}

	private function within( Shape $shape, int|float $size, string $suffix, string $path ): bool {
		$least = $shape->keyword( "min$suffix" );
		$most  = $shape->keyword( "max$suffix" );
		if ( is_int( $least ) && $size < $least ) {
			$this->found( $path, "min$suffix", $least );
			return false;
		}
		if ( is_int( $most ) && $size > $most ) {
			$this->found( $path, "max$suffix", $most );
			return false;
		}
		return true;
	}

	private function found( string $path, string $rule, int|string|null $bound = null ): void {
		if ( count( $this->violations ) < self::TOLD ) {
			$this->violations[] = new Violation( $path, $rule, $bound );
		}
	}

	/** Makes a name from the input safe to quote in a response: short and readable. */
	private static function told( string $name ): string {
		$name = Text::readable( $name );
		return Text::length( $name ) > self::LONGEST_NAME ? mb_substr( $name, 0, self::LONGEST_NAME, 'UTF-8' ) . '…' : $name;
	}
}
