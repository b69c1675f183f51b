<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Schema\Shape;

/** A value to put into one place of a body, and whether it can be valid there. */
final class HostileValue {

	private function __construct( public readonly string $json, public readonly bool $mustBeRefused ) {}

	/** @return array<string, self> by what is wrong with it. */
	public static function for( ShapeNode $node ): array {
		$shape = $node->shape;
		return self::ofWrongTypes( $shape ) + self::outOfBounds( $node ) + (
			in_array( $shape->type, array( 'string', 'either', 'any' ), true ) ? self::ofText( $shape ) : array()
		);
	}

	/** @return array<string, self> */
	private static function ofWrongTypes( Shape $shape ): array {
		$fits  = array(
			'string'  => array( 'text' ),
			'integer' => array( 'a number', 'zero', 'a negative number' ),
			'number'  => array( 'a number', 'zero', 'a negative number', 'a fraction', 'a power', 'a number beyond 64 bits' ),
			'boolean' => array( 'true' ),
			'array'   => array( 'nothing in a list', 'nothing in an object', 'a list' ), // PHP has no empty object.
			'object'  => array( 'nothing in a list', 'nothing in an object' ),
		)[ $shape->type ] ?? null;
		$deep  = str_repeat( '{"a":[', 100 ) . '1' . str_repeat( ']}', 100 );
		$found = array();
		foreach ( array(
			'null'                    => 'null',
			'true'                    => 'true',
			'a number'                => '7',
			'zero'                    => '0',
			'a negative number'       => '-1',
			'a fraction'              => '1.5',
			'a power'                 => '1e3',
			'infinity'                => '1e999',
			'a number beyond 64 bits' => '92233720368547758080',
			'text'                    => '"text"',
			'a number as text'        => '"7"',
			'nothing in a list'       => '[]',
			'a list'                  => '["a"]',
			'lists in lists'          => '[[["a"]]]',
			'nothing in an object'    => '{}',
			'an object'               => '{"uf_extra":1}',
			'a deep nest'             => $deep,
			'a nest without end'      => str_repeat( '[', 600 ) . str_repeat( ']', 600 ),
		) as $name => $json ) {
			$unsure         = null === $fits
				|| in_array( $name, $fits, true )
				|| ( 'null' === $name && $shape->isNullable() )
				|| ( 'a number as text' === $name && 'string' === $shape->type )
				|| ( 'object' === $shape->type && null !== $shape->items() && 'an object' === $name );
			$free           = in_array( $name, array( 'lists in lists', 'a deep nest' ), true )
				&& ( 'array' === $shape->type || null !== $shape->items() )
				&& null === $shape->items()?->type;
			$found[ $name ] = new self( $json, 'a nest without end' === $name || ! ( $unsure || $free ) );
		}
		return $found;
	}

	/** @return array<string, self> */
	private static function outOfBounds( ShapeNode $node ): array {
		$shape = $node->shape;
		$found = array();
		$most  = $shape->keyword( 'maxLength' );
		if ( is_int( $most ) ) {
			$found['too long by one']          = self::text( str_repeat( 'a', $most + 1 ), true );
			$found['too long by one, emoji']   = self::text( str_repeat( "\u{1F600}", $most + 1 ), true );
			$found['as long as may be']        = self::text( substr( HostileText::MARK . str_repeat( 'a', $most ), 0, $most ), false );
			$found['as long as may be, emoji'] = self::text(
				mb_substr( HostileText::MARK . str_repeat( "\u{1F600}", $most ), 0, $most ),
				false
			);
		}
		$least = $shape->keyword( 'minimum' );
		$high  = $shape->keyword( 'maximum' );
		if ( 'integer' === $shape->type ) {
			$found['the lowest there is']  = new self( (string) PHP_INT_MIN, is_int( $least ) );
			$found['the highest there is'] = new self( (string) PHP_INT_MAX, is_int( $high ) );
			$found['too low by one']       = is_int( $least ) ? new self( (string) ( $least - 1 ), true ) : null;
			$found['too high by one']      = is_int( $high ) ? new self( (string) ( $high + 1 ), true ) : null;
		}
		$many = $shape->keyword( 'maxItems' );
		$item = is_array( $node->value() ) ? $node->value()[0] ?? null : null;
		if ( is_int( $many ) && null !== $item ) {
			$found['too many by one']   = new self( (string) json_encode( array_fill( 0, $many + 1, $item ) ), true );
			$found['as many as may be'] = new self( (string) json_encode( array_fill( 0, $many, $item ) ), false );
		}
		if ( 'object' === $shape->type && array() !== $shape->properties() ) {
			$value                                 = is_array( $node->value() ) ? $node->value() : array();
			$found['a property nobody knows']      = new self(
				(string) json_encode( $value + array( 'uf_extra' => HostileText::MARK ) ),
				true
			);
			$found['a property of another tongue'] = new self(
				(string) json_encode( $value + array( '__proto__' => array( 'x' => 1 ) ) ),
				true
			);
		}
		return array_filter( $found );
	}

	/** @return array<string, self> */
	private static function ofText( Shape $shape ): array {
		$strict = 'string' === $shape->type && ( null !== $shape->keyword( 'enum' ) || null !== $shape->keyword( 'format' ) );
		$found  = array_map( static fn( string $text ): self => self::text( $text, $strict ), HostileText::all() );
		foreach ( HostileText::unstorable() as $name => $json ) {
			$found[ $name ] = new self( $json, 'any' !== $shape->type );
		}
		$allowed = $shape->keyword( 'enum' );
		if ( is_array( $allowed ) && is_string( $allowed[0] ?? null ) ) {
			$found['a known word and a line end'] = self::text( "{$allowed[0]}\n", true );
			$found['a known word and a space']    = self::text( "{$allowed[0]} ", true );
		}
		return $found;
	}

	private static function text( string $text, bool $mustBeRefused ): self {
		return new self( (string) json_encode( $text ), $mustBeRefused );
	}
}
