<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Tests\Support\Made\PublicSurveys;
use UserFeedback\Tests\Support\Rights\PublicCall;

/** Possible faults around a submission's answers: the survey, the token, the content type, its size, the JSON itself. */
final class EnvelopeCorpus {

	private const NO_JSON = array(
		'nothing'                 => '',
		'space'                   => " \n",
		'null'                    => 'null',
		'true'                    => 'true',
		'a bare number'           => '42',
		'a bare text'             => '"text"',
		'an empty list'           => '[]',
		'an empty object'         => '{}',
		'lists'                   => '[[],[]]',
		'half of JSON'            => '{"answers":[',
		'two of them'             => '{}{}',
		'a comma too much'        => '{"answers":[],}',
		'a comment'               => '/* */{}',
		'other quotes'            => "{'answers':[]}",
		'no number'               => '{"elapsed":NaN}',
		'a form'                  => 'answers[0][value]=Yes&nonce=x&token=y',
		'XML'                     => '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
		'a key that is nothing'   => '{"":1}',
		'a key with NUL'          => '{"\u0000a":1}',
		'a key of half a pair'    => '{"\ud800":1}',
		'keys that are numbers'   => '{"0":1,"1":2}',
		'a key of another tongue' => '{"__proto__":{"answers":[]},"constructor":1}',
		'bytes that are no text'  => "\xFF\xFE\x00{",
		'NUL'                     => "\0",
	);

	private const TYPES = array(
		'application/json; charset=utf-8'   => 201,
		'APPLICATION/JSON'                  => 201,
		'application/problem+json'          => 201,
		'text/plain'                        => 400,
		'text/plain; charset=UTF-8'         => 400,
		'text/html'                         => 400,
		'application/x-www-form-urlencoded' => 400,
		'multipart/form-data; boundary=x'   => 400,
		'application/xml'                   => 400,
		'application/octet-stream'          => 400,
		'application/jsonp'                 => 400,
		'application'                       => 400,
	);

	public function __construct( private readonly PublicSurveys $surveys ) {}

	/** @return iterable<PublicCall> */
	public function all(): iterable {
		yield from $this->surveysThatTakeNothing();
		yield from $this->tokens();
		yield from $this->kindsOfBody();
		yield from $this->sizes();
		yield from $this->pages();
		yield from $this->programs();
	}

	/** @return iterable<PublicCall> */
	private function surveysThatTakeNothing(): iterable {
		$open = $this->surveys->open->id;
		foreach ( $this->surveys->closed as $why => $survey ) {
			foreach ( array( $survey->id, $open ) as $of ) {
				$answers = array( array( 'question_id' => $survey->questions[0]->id, 'value' => 'Yes' ) );
				yield $this->call(
					"$why, with a token of $of",
					$this->surveys->body( array( 'answers' => $answers, 'nonce' => $this->surveys->tokens[ $of ] ) ),
					array( 404 ),
					$survey->id
				);
			}
		}
		foreach ( array(
			'0'                       => 400,
			'00'                      => 400,
			(string) ( $open + 1000 ) => 404,
			(string) PHP_INT_MAX      => 404,
			'9223372036854775808'     => 400,
			str_repeat( '9', 60 )     => 400,
		) as $id => $status ) {
			yield $this->call( "survey $id", $this->surveys->body(), array( $status ), (string) $id );
		}
		yield $this->call( 'the answers of one survey', $this->surveys->body(), array( 403 ), $this->surveys->other->id );
		yield $this->call(
			'the answers of one survey with a token of the other',
			$this->surveys->body( array( 'nonce' => $this->surveys->tokens[ $this->surveys->other->id ] ) ),
			array( 400 ),
			$this->surveys->other->id
		);
		yield $this->call(
			'its own answer',
			$this->surveys->body(
				array(
					'answers' => array( array( 'question_id' => $this->surveys->other->questions[0]->id, 'value' => 'No' ) ),
					'nonce'   => $this->surveys->tokens[ $this->surveys->other->id ],
				)
			),
			array( 201 ),
			$this->surveys->other->id
		);
	}

	/** @return iterable<PublicCall> */
	private function tokens(): iterable {
		$id     = $this->surveys->open->id;
		$good   = $this->surveys->tokens[ $id ];
		$now    = Plugin::get( Clock::class )->now();
		$of     = static fn( string $when ): string => (
			new WriteToken( SiteSetup::writeKey(), new Clock( $now->modify( $when ) ) )
		)->of( $id );
		$mac    = explode( '.', $good )[1] ?? '';
		$expiry = explode( '.', $good )[0];
		$tokens = array(
			'of a page of 47 hours ago' => array( $of( '-47 hours' ), 201 ),
			'of a page of 50 hours ago' => array( $of( '-50 hours' ), 403 ),
			'of a page of a month ago'  => array( $of( '-30 days' ), 403 ),
			'of a page of tomorrow'     => array( $of( '+1 day' ), 201 ),
			'of another survey'         => array( $this->surveys->tokens[ $this->surveys->other->id ], 403 ),
			'of another key'            => array( ( new WriteToken( 'another', new Clock( $now ) ) )->of( $id ), 403 ),
			'of no key'                 => array( "$expiry." . hash_hmac( 'sha256', "$id|$expiry", '' ), 403 ),
			'a day more'                => array( ( (int) $expiry + 86400 ) . ".$mac", 403 ),
			'a zero before'             => array( "0$good", 403 ),
			'a space before'            => array( " $good", 403 ),
			'a space after'             => array( "$good ", 403 ),
			'in capitals'               => array( strtoupper( $good ), 403 ),
			'without its end'           => array( substr( $good, 0, -1 ), 403 ),
			'only its time'             => array( $expiry, 403 ),
			'only its time and a dot'   => array( "$expiry.", 403 ),
			'only its sum'              => array( ".$mac", 403 ),
			'a dot more'                => array( "$good.", 403 ),
			'nothing'                   => array( '', 403 ),
			'a zero'                    => array( '0', 403 ),
			'a nonce of WordPress'      => array( wp_create_nonce( 'wp_rest' ), 403 ),
			'as long as may be'         => array( str_repeat( 'a', 200 ), 403 ),
			'too long by one'           => array( str_repeat( 'a', 201 ), 400 ),
		);
		foreach ( $tokens as $name => [ $nonce, $status ] ) {
			yield $this->call( "a token $name", $this->surveys->body( array( 'nonce' => $nonce ) ), array( $status ) );
		}
		foreach ( array(
			'in capitals'      => strtoupper( wp_generate_uuid4() ),
			'in braces'        => '{' . wp_generate_uuid4() . '}',
			'short by one'     => substr( wp_generate_uuid4(), 1 ),
			'a line end after' => wp_generate_uuid4() . "\n",
			'a statement'      => "' OR 1=1 -- 000000000000000000000000000",
		) as $name => $token ) {
			yield $this->call( "an id $name", $this->surveys->body( array( 'token' => $token ) ), array( 400 ) );
		}
	}

	/** @return iterable<PublicCall> */
	private function kindsOfBody(): iterable {
		$objects = array(
			'a serialized object' => Tripwire::serialized(),
			'a serialized list'   => 'a:1:{s:7:"answers";' . Tripwire::serialized() . '}',
		);
		foreach ( $objects + self::NO_JSON as $name => $body ) {
			foreach ( array( 'application/json', 'text/plain', 'application/x-www-form-urlencoded' ) as $type ) {
				yield PublicCall::submission( "$name as $type", $this->surveys->open->id, $body, array( 400 ), $type );
			}
		}
		foreach ( self::TYPES as $type => $status ) {
			yield PublicCall::submission( "as $type", $this->surveys->open->id, $this->json(), array( $status ), $type );
		}
		$json = $this->json();
		yield PublicCall::submission( 'a mark of byte order', $this->surveys->open->id, "\u{FEFF}$json", array( 400 ) );
		yield PublicCall::submission(
			'in 16 bits',
			$this->surveys->open->id,
			(string) mb_convert_encoding( $json, 'UTF-16', 'UTF-8' ),
			array( 400 )
		);
		yield PublicCall::submission(
			'in another alphabet of bytes',
			$this->surveys->open->id,
			(string) mb_convert_encoding(
				str_replace( 'Prices', "Pr\u{E9}s", $this->json( JSON_UNESCAPED_UNICODE ) ),
				'ISO-8859-1',
				'UTF-8'
			),
			array( 400, 201 )
		);
		yield PublicCall::submission(
			'keys twice, the good ones last',
			$this->surveys->open->id,
			'{"nonce":"x","answers":7,' . substr( $this->json(), 1 ),
			array( 201 )
		);
		yield PublicCall::submission(
			'keys twice, the good ones first',
			$this->surveys->open->id,
			substr( $this->json(), 0, -1 ) . ',"answers":7}',
			array( 400 )
		);
		yield PublicCall::submission(
			'all of it escaped',
			$this->surveys->open->id,
			(string) preg_replace_callback(
				'/[a-z](?=[a-z_]*":)/',
				static fn( array $found ): string => sprintf( '\u%04x', ord( $found[0] ) ),
				$this->json()
			),
			array( 201 )
		);
	}

	/** @return iterable<PublicCall> */
	private function sizes(): iterable {
		foreach ( array(
			Limits::PUBLIC_BODY_BYTES - 1 => 201,
			Limits::PUBLIC_BODY_BYTES     => 201,
			Limits::PUBLIC_BODY_BYTES + 1 => 413,
			1 << 20                       => 413,
		) as $bytes => $status ) {
			yield PublicCall::submission(
				"$bytes bytes, of space",
				$this->surveys->open->id,
				str_pad( $this->json(), $bytes ),
				array( $status )
			);
			yield PublicCall::submission(
				"$bytes bytes of nothing",
				$this->surveys->open->id,
				str_repeat( ' ', $bytes ),
				array( 413 === $status ? 413 : 400 )
			);
			yield PublicCall::submission(
				"$bytes bytes of a text",
				$this->surveys->open->id,
				'{"website":"' . str_repeat( 'x', $bytes - 14 ) . '"}',
				array( 413 === $status ? 413 : 400 )
			);
			yield PublicCall::submission(
				"$bytes bytes of lists",
				$this->surveys->open->id,
				str_repeat( '[', $bytes ),
				array( 413 === $status ? 413 : 400 )
			);
			yield PublicCall::submission(
				"$bytes bytes of emptiness",
				$this->surveys->open->id,
				'[' . str_repeat( '{},', intdiv( $bytes, 3 ) - 2 ) . '{}]' . str_repeat( ' ', 9 ),
				array( 413, 400 )
			);
		}
	}

	/** @return iterable<PublicCall> */
	private function pages(): iterable {
		foreach ( array(
			'javascript:alert(1)',
			'JaVaScRiPt:alert(1)',
			"java\u{200B}script:alert(1)",
			'data:text/html,<script>alert(1)</script>',
			'vbscript:x',
			'file:///etc/passwd',
			'//example.org/',
			'/prices',
			'https:///x',
			'http://',
			'https://example.org/"><script>alert(1)</script>',
			'https://example.org/\' onclick=\'alert(1)',
			'https://a:b@example.org/',
			'https://[::1]/',
			'http://127.0.0.1:8888/?a=%00',
			"https://example.org/it's",
			"https://ex\u{E4}mple.org/\u{1F600}",
			'ftp://example.org/',
		) as $url ) {
			yield $this->call(
				"from the page $url",
				$this->surveys->body( array( 'page_submitted' => array( 'url' => $url ) ) ),
				array( 201 )
			);
		}
		foreach ( HostileText::all() as $name => $text ) {
			yield $this->call(
				"from a page with the name $name",
				$this->surveys->body( array( 'page_submitted' => array( 'name' => $text ) ) ),
				array( 201 )
			);
			yield $this->call(
				"from a page with the address $name",
				$this->surveys->body( array( 'page_submitted' => array( 'url' => $text ) ) ),
				array( 201 )
			);
			yield $this->call(
				"from a page with $name in its address",
				$this->surveys->body( array( 'page_submitted' => array( 'url' => "https://example.org/?q=$text" ) ) ),
				array( 201 )
			);
		}
		$long = 'https://example.org/' . str_repeat( 'x', Limits::URL - 20 );
		yield $this->call(
			'from a page with the longest address',
			$this->surveys->body( array( 'page_submitted' => array( 'url' => $long ) ) ),
			array( 201 )
		);
		yield $this->call(
			'from a page with an address that grows',
			$this->surveys->body( array( 'page_submitted' => array( 'url' => substr( $long, 0, -1 ) . "'" ) ) ),
			array( 201 )
		);
	}

	/** @return iterable<PublicCall> */
	private function programs(): iterable {
		foreach ( array(
			'a word'               => array( 'website' => 'x' ),
			'a space'              => array( 'website' => ' ' ),
			'no time'              => array( 'elapsed' => 0 ),
			'faster than anybody'  => array( 'elapsed' => 399 ),
			'both'                 => array( 'website' => '<script>', 'elapsed' => 1 ),
			'fast, but no program' => array( 'elapsed' => 400 ),
			'all time there is'    => array( 'elapsed' => PHP_INT_MAX ),
		) as $name => $changes ) {
			yield $this->call( "as a program does, $name", $this->surveys->body( $changes ), array( 201 ) );
		}
	}

	private function json( int $flags = 0 ): string {
		return (string) json_encode( $this->surveys->body(), $flags );
	}

	/**
	 * @param array<string, mixed> $body
	 * @param list<int>            $may
	 */
	private function call( string $case, array $body, array $may, int|string|null $surveyId = null ): PublicCall {
		return PublicCall::submission( $case, $surveyId ?? $this->surveys->open->id, (string) json_encode( $body ), $may );
	}
}
