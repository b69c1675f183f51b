<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\HostileText;
use UserFeedback\Tests\Support\Rights\PublicCall;
use UserFeedback\Tests\Support\Rights\PublicTestCase;

/** The two public routes that take a URL and no body: impressions, and the manifest, which writes nothing at all. */
final class HostileDisplaysTest extends PublicTestCase {

	public function test_a_display_is_counted_only_for_a_token_of_its_survey(): void {
		$id     = $this->surveys->open->id;
		$good   = rawurlencode( $this->surveys->tokens[ $id ] );
		$old    = (
			new WriteToken( SiteSetup::writeKey(), new Clock( Plugin::get( Clock::class )->now()->modify( '-30 days' ) ) )
		)->of( $id );
		$nonces = array(
			"nonce=$good"                              => 204,
			"nonce=$good&event=impression"             => 204,
			"nonce=$good&event=start"                  => 204,
			"nonce=$good&unknown=1&id=7&survey_id[]=9" => 204,
			"nonce=$good&nonce=x"                      => 403,
			'nonce=' . rawurlencode( $this->surveys->tokens[ $this->surveys->other->id ] ) => 403,
			"nonce=$old"                               => 403,
			"nonce=0$good"                             => 403,
			'nonce='                                   => 403,
			''                                         => 400,
			'nonce'                                    => 403,
			"nonce[]=$good"                            => 400,
			"nonce[a][b]=$good"                        => 400,
			'nonce=' . str_repeat( 'a', 200 )          => 403,
			'nonce=' . str_repeat( 'a', 201 )          => 400,
			"nonce=$good&event="                       => 400,
			"nonce=$good&event=delete"                 => 400,
			"nonce=$good&event[]=start"                => 400,
			"nonce=$good&event=START"                  => 400,
			"nonce=$good&event=start%0A"               => 400,
			"nonce=$good&event=start%00"               => 400,
			'nonce=%FF%FE'                             => 400,
			'nonce=a%00b'                              => 400,
			"event=$good"                              => 400,
		);
		foreach ( $nonces as $query => $status ) {
			$this->send( $this->display( $id, $query, $status ) );
		}
		foreach ( HostileText::all() as $name => $text ) {
			$this->send( $this->display( $id, 'nonce=' . rawurlencode( $text ), 403, $name ) );
			$this->send( $this->display( $id, "nonce=$good&event=" . rawurlencode( $text ), 400, $name ) );
			$this->send( $this->display( $id, "nonce=$good&" . rawurlencode( $text ) . '=' . rawurlencode( $text ), 204, $name ) );
		}
		foreach ( array(
			'{',
			'{}',
			'[]',
			'{"nonce":"x","event":"start","id":1}',
			str_repeat( ' ', Limits::PUBLIC_BODY_BYTES ),
		) as $body ) {
			$this->send( new PublicCall( 'with a body', 'POST', "surveys/$id/impression?nonce=$good", $body, may: array( 204, 400 ) ) );
		}
		$this->send(
			new PublicCall(
				'with a body too large',
				'POST',
				"surveys/$id/impression?nonce=$good",
				str_repeat( ' ', Limits::PUBLIC_BODY_BYTES + 1 ),
				may: array( 413 )
			)
		);
		foreach ( $this->surveys->closed as $survey ) {
			$this->send( $this->display( $survey->id, 'nonce=' . $this->surveys->tokens[ $survey->id ], 404 ) );
		}
		foreach ( array( '0' => 400, (string) ( $id + 1000 ) => 404, '9223372036854775808' => 400 ) as $other => $status ) {
			$this->send( $this->display( $other, "nonce=$good", $status ) );
		}
		$this->assertNothingElseCameOfIt();
		CaseCount::write( 'hostile displays', $this->sent );
	}

	public function test_reading_the_manifest_writes_nothing_for_any_request(): void {
		$id      = $this->surveys->open->id;
		$queries = array(
			''                                   => 200,
			'page=0'                             => 200,
			'page=2'                             => 200,
			'page=' . PHP_INT_MAX                => 200,
			'page=-1'                            => 400,
			'page=9223372036854775808'           => 400,
			'page=1.5'                           => 400,
			'page=1e3'                           => 400,
			'page[]=1'                           => 400,
			'page='                              => 400,
			'page=%00'                           => 400,
			'page=%FF'                           => 400,
			"inline[]=$id"                       => 200,
			'inline[]=0'                         => 400,
			'inline[]=-1'                        => 400,
			'inline=1'                           => 400,
			'inline[a]=1'                        => 400,
			'inline[][]=1'                       => 400,
			'inline[0]=1&inline[2]=1'            => 400,
			'unknown=1&_method=DELETE&_fields=x' => 200,
		);
		$queries[ implode( '&', array_fill( 0, Limits::INLINE_SURVEYS, "inline[]=$id" ) ) ]     = 200;
		$queries[ implode( '&', array_fill( 0, Limits::INLINE_SURVEYS + 1, "inline[]=$id" ) ) ] = 400;
		foreach ( $this->surveys->closed as $survey ) {
			$queries[ "inline[]=$survey->id" ] = 200;
		}
		foreach ( $queries as $query => $status ) {
			$answer = $this->send( new PublicCall( "manifest ?$query", 'GET', "widget/manifest?$query", may: array( $status ) ) );
			foreach ( $answer->column( 'surveys', 'id' ) as $shown ) {
				self::assertContains( $shown, array( $id, $this->surveys->other->id ), 'Only these two are open.' );
			}
		}
		foreach ( HostileText::all() as $name => $text ) {
			foreach ( array( 'page' => 400, 'inline[]' => 400, 'url' => 400 ) as $field => $status ) {
				$this->send(
					new PublicCall(
						"manifest with $name as $field",
						'GET',
						"widget/manifest?$field=" . rawurlencode( $text ),
						may: array( $status )
					)
				);
			}
		}
		$this->assertNothingElseCameOfIt();
		CaseCount::write( 'hostile manifests', $this->sent );
	}

	private function display( int|string $surveyId, string $query, int $status, string $name = '' ): PublicCall {
		return new PublicCall( "a display $name", 'POST', "surveys/$surveyId/impression?$query", may: array( $status ) );
	}
}
