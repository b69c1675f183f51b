<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Tests\Support\Made\PublicSurveys;
use UserFeedback\Tests\Support\Rights\PublicCall;

/**
 * Random submissions: each starts as one that a visitor could send, and most are then broken in one or several places, in their
 * content or in their bytes. The same seed generates the same ones.
 */
final class SubmissionMutator {

	/** Percentages of submissions that stay valid, and that also have broken bytes. */
	private const WHOLE  = 30;
	private const BROKEN = 12;

	/** @var list<string> */
	private array $texts;

	/** @var list<string> JSON of what stands nowhere. */
	private array $odd;

	/** @var array<string, string> whatever is put in raw, by the text that stands for it until the rest is JSON. */
	private array $raw = array();

	/** Id of the last valid, and so stored, response. */
	private string $last = '';

	public function __construct( private readonly PublicSurveys $surveys, int $seed ) {
		mt_srand( $seed );
		$this->texts = array_values( HostileText::all() );
		$this->odd   = array_values(
			array(
				'null',
				'true',
				'false',
				'0',
				'-0',
				'-1',
				'1.5',
				'1.0',
				'1e3',
				'1e999',
				'-1e-999',
				'9223372036854775807',
				'9223372036854775808',
				'""',
				'" "',
				'"0"',
				'[]',
				'{}',
				'[[]]',
				'[null]',
				'{"0":1}',
				'{"":[]}',
				str_repeat( '[', 40 ) . str_repeat( ']', 40 ),
				str_repeat( '{"a":', 520 ) . '1' . str_repeat( '}', 520 ),
				...HostileText::unstorable(),
			)
		);
	}

	public function next(): PublicCall {
		$this->raw = array();
		$body      = $this->valid();
		$isWhole   = mt_rand( 1, 100 ) <= self::WHOLE;
		$times     = $isWhole ? 0 : mt_rand( 1, 4 );
		for ( $i = 0; $i < $times; ++$i ) {
			$body = $this->changed( $body, mt_rand( 0, 5 ) );
		}
		$json = strtr(
			(string) json_encode( $body, 0 === mt_rand( 0, 1 ) ? 0 : JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT ),
			$this->raw
		);
		if ( ! $isWhole && mt_rand( 1, 100 ) <= self::BROKEN ) {
			$json = $this->broken( $json );
		}
		if ( $isWhole && '' !== $this->last && 0 === mt_rand( 0, 19 ) ) {
			return PublicCall::submission(
				'a visitor again',
				$this->surveys->open->id,
				(string) json_encode( array( 'token' => $this->last ) + $body ),
				array( 200 )
			);
		}
		$this->last = $isWhole && is_array( $body ) && is_string( $body['token'] ?? null ) ? $body['token'] : $this->last;
		$type       = ! $isWhole && 0 === mt_rand( 0, 60 ) ? 'text/plain' : 'application/json';
		return PublicCall::submission(
			$isWhole ? 'a visitor' : 'somebody',
			$this->survey( $isWhole ),
			$json,
			$isWhole ? array( 201 ) : array( 200, 201, 400, 403, 404, 413 ),
			$type
		);
	}

	/** @return array<string, mixed> */
	private function valid(): array {
		$answers = $this->ranks();
		foreach ( $this->surveys->open->answerable() as $question ) {
			if ( 'ranking' === $question->type->name ) {
				continue;
			}
			$needed = 'email' === $question->type->name;
			if ( $needed || mt_rand( 1, 100 ) <= 80 ) {
				$answers[] = array(
					'question_id' => $question->id,
					'value'       => $needed || mt_rand( 1, 100 ) <= 85 ? $this->value( $question->type->name, $question->options ) : null,
				) + ( $question->asksForComment() && 0 === mt_rand( 0, 4 )
					? array( 'extra' => array( 'comments' => $this->text( 400 ) ) )
					: array() );
			}
		}
		$body = $this->surveys->body( array( 'answers' => $answers, 'token' => $this->uuid() ) );
		if ( 0 === mt_rand( 0, 3 ) ) {
			$body['page_submitted'] = array(
				'id'   => mt_rand( 0, PHP_INT_MAX ),
				'name' => $this->text( 500 ),
				'url'  => $this->text( 2048 ),
			);
		}
		if ( 0 === mt_rand( 0, 19 ) ) {
			$body['website'] = $this->text( 200 );
		}
		return $body;
	}

	/** @return list<array<string, mixed>> ranks of all items, or of none. */
	private function ranks(): array {
		$answers = array();
		foreach ( $this->surveys->open->questions as $question ) {
			$ranks = range( 1, max( 1, count( $question->rows ) ) );
			usort( $ranks, static fn(): int => mt_rand( 0, 1 ) * 2 - 1 );
			foreach ( 'ranking' === $question->type->name && 0 < mt_rand( 0, 4 ) ? $question->rows : array() as $place => $row ) {
				$answers[] = array( 'question_id' => $row['id'], 'value' => $ranks[ $place ] ?? null );
			}
		}
		return $answers;
	}

	/**
	 * @param list<string> $options
	 * @return string|int|list<string>
	 */
	private function value( string $type, array $options ): string|int|array {
		return match ( $type ) {
			'checkbox'     => array_values( array_filter( $options, static fn(): bool => 1 === mt_rand( 0, 1 ) ) ),
			'star-rating', 'csat' => mt_rand( 1, 5 ),
			'nps'          => mt_rand( 1, 10 ),
			'ces'          => mt_rand( 1, 7 ),
			'number-scale' => mt_rand( 0, 8 ),
			'slider'       => 2 * mt_rand( -5, 10 ),
			'number'       => mt_rand( -5, 120 ),
			'date'         => sprintf( '2026-%02d-%02d', mt_rand( 1, 12 ), mt_rand( 1, 28 ) ),
			'email'        => mt_rand( 1, 99999 ) . '@example.org',
			'text'         => $this->text( 200 ),
			'long-text'    => $this->text( 400 ),
			default        => $options[ mt_rand( 0, count( $options ) - 1 ) ] ?? '',
		};
	}

	/** Returns text up to this length that can be stored, most of it unusual. */
	private function text( int $most ): string {
		$text = '';
		for ( $i = mt_rand( 0, 3 ); $i >= 0; --$i ) {
			$text .= 0 === mt_rand( 0, 1 ) ? $this->texts[ mt_rand( 0, count( $this->texts ) - 1 ) ] : mb_chr( $this->letter(), 'UTF-8' );
		}
		return mb_substr( $text, 0, 0 === mt_rand( 0, 9 ) ? mt_rand( 0, $most ) : $most, 'UTF-8' );
	}

	/** Returns any letter of any script, except surrogates and control characters. */
	private function letter(): int {
		$letter = mt_rand( 0, 3 ) > 0 ? mt_rand( 0x20, 0x7E ) : mt_rand( 0xA0, 0x10FFFF );
		return $letter >= 0xD800 && $letter <= 0xDFFF ? 0x1F600 : $letter;
	}

	/** Changes something in a value, down to this depth. */
	private function changed( mixed $value, int $depth ): mixed {
		if ( ! is_array( $value ) || array() === $value || 0 === $depth ) {
			return $this->instead( $value );
		}
		$keys = array_keys( $value );
		$key  = $keys[ mt_rand( 0, count( $keys ) - 1 ) ];
		$kind = mt_rand( 1, 100 );
		if ( $kind <= 8 ) {
			unset( $value[ $key ] );
			return array_is_list( $value ) || ! is_int( $key ) ? $value : array_values( $value );
		}
		if ( $kind <= 14 ) {
			$value[ is_int( $key ) ? count( $value ) : 'uf_extra' ] = $value[ $key ];
			return $value;
		}
		if ( $kind <= 17 ) {
			$other           = $keys[ mt_rand( 0, count( $keys ) - 1 ) ];
			$kept            = $value[ $key ];
			$value[ $key ]   = $value[ $other ];
			$value[ $other ] = $kept;
			return $value;
		}
		$value[ $key ] = $this->changed( $value[ $key ], $depth - 1 );
		return $value;
	}

	private function instead( mixed $value ): mixed {
		$kind = mt_rand( 1, 100 );
		if ( $kind <= 30 ) {
			return $this->put( $this->odd[ mt_rand( 0, count( $this->odd ) - 1 ) ] );
		}
		if ( $kind <= 45 || ! ( is_string( $value ) || is_int( $value ) ) ) {
			return $kind % 3 > 0 ? $this->text( 600 ) : array( $value );
		}
		if ( is_int( $value ) ) {
			return $kind <= 75 ? $value + mt_rand( -3, 3 ) : (string) $value;
		}
		$space = array( ' ', "\n", "\t", "\u{A0}", "\u{2028}", "\u{FEFF}", "\u{200B}" )[ mt_rand( 0, 6 ) ];
		return match ( true ) {
			$kind <= 55 => $space . $value,
			$kind <= 65 => "$value$space",
			$kind <= 75 => strtoupper( $value ),
			$kind <= 85 => mb_substr( $value, 0, mt_rand( 0, mb_strlen( $value ) ) ),
			$kind <= 95 => $value . $this->text( 100 ),
			default     => str_repeat( "$value.", mt_rand( 2, 300 ) ),
		};
	}

	/** Puts JSON that PHP would not write in place of a value. */
	private function put( string $json ): string {
		$place                     = '@@' . count( $this->raw ) . '@@';
		$this->raw[ "\"$place\"" ] = $json;
		return $place;
	}

	private function broken( string $json ): string {
		$at = mt_rand( 0, strlen( $json ) );
		return match ( mt_rand( 0, 5 ) ) {
			0       => substr( $json, 0, $at ),
			1       => substr_replace( $json, chr( mt_rand( 0, 255 ) ), $at, 1 ),
			2       => substr_replace( $json, chr( mt_rand( 0, 255 ) ), $at, 0 ),
			3       => substr_replace( $json, '', $at, mt_rand( 1, 20 ) ),
			4       => $json . substr( $json, $at ),
			default => $json . str_repeat( ' ', mt_rand( 60_000, 70_000 ) ),
		};
	}

	private function survey( bool $isOpen ): int {
		$others = array( $this->surveys->other, ...array_values( $this->surveys->closed ) );
		return $isOpen || mt_rand( 0, 40 ) > 0 ? $this->surveys->open->id : $others[ mt_rand( 0, count( $others ) - 1 ) ]->id;
	}

	private function uuid(): string {
		return sprintf(
			'%08x-%04x-4%03x-8%03x-%04x%08x',
			mt_rand( 0, 0xFFFFFFF ),
			mt_rand( 0, 0xFFFF ),
			mt_rand( 0, 0xFFF ),
			mt_rand( 0, 0xFFF ),
			mt_rand( 0, 0xFFFF ),
			mt_rand( 0, 0xFFFFFFF )
		);
	}
}
