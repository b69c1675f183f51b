<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\PageCaches\CacheDetection;
use UserFeedback\Widget\PageCaches\FrontPageProbe;
use UserFeedback\Widget\PageCaches\PageCacheHealth;

/** Guards against: a host's page cache, which no plugin can purge, kept surveys off its pages for days. */
final class CacheDetectionTest extends RestTestCase {

	/**
	 * @dataProvider answers
	 * @param array<string, string> $headers
	 */
	public function test_headers_show_whether_a_page_came_from_a_cache( array $headers, bool $kept ): void {
		self::assertSame( $kept, FrontPageProbe::tells( $headers ) );
	}

	/** @return array<string, array{array<string, string>, bool}> */
	public static function answers(): array {
		return array(
			'its age'            => array( array( 'age' => '40' ), true ),
			'just made'          => array( array( 'age' => '0' ), false ),
			'a network'          => array( array( 'cf-cache-status' => 'HIT' ), true ),
			'a network, passed'  => array( array( 'cf-cache-status' => 'DYNAMIC' ), false ),
			'nginx'              => array( array( 'x-fastcgi-cache' => 'HIT' ), true ),
			'a proxy, missed'    => array( array( 'x-cache' => 'MISS from proxy' ), false ),
			'Varnish, found'     => array( array( 'x-varnish' => '32770 3' ), true ),
			'Varnish, passed'    => array( array( 'x-varnish' => '32770' ), false ),
			'counted hits'       => array( array( 'x-cache-hits' => '2' ), true ),
			'nothing in between' => array( array( 'content-type' => 'text/html' ), false ),
		);
	}

	public function test_the_publish_message_says_when_cached_pages_update_and_follows_the_setting(): void {
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );
		$body = array( 'title' => 'Now', 'status' => 'publish', 'questions' => array( self::aQuestion() ) );
		self::assertSame( 'Survey published.', $this->request( 'POST', 'surveys', $body )->at( 'message' ) );

		update_option( CacheDetection::OPTION, 'yes' );
		// The host's reply for the front page.
		add_filter(
			'pre_http_request',
			static fn(): array => array(
				'headers'  => array( 'age' => '60' ),
				'body'     => '',
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'cookies'  => array(),
				'filename' => null,
			)
		);
		self::assertStringContainsString( 'Site Health', $this->request( 'POST', 'surveys', $body )->text( 'message' ) );
		$health = new PageCacheHealth( Plugin::get( CacheDetection::class ) );
		self::assertSame( 'recommended', $health->check()->toArray( 'test' )['status'] );

		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => array( 'loader_on_every_page' => true ) ) ) );

		self::assertStringContainsString( 'ten minutes', $this->request( 'POST', 'surveys', $body )->text( 'message' ) );
		self::assertSame( 'good', $health->check()->toArray( 'test' )['status'] );
	}

	public function test_browsers_cache_the_manifest_for_an_hour_on_pages_that_would_show_nothing(): void {
		$this->aSurvey();

		self::assertSame( 'public, max-age=60', $this->request( 'GET', 'widget/manifest' )->headers['Cache-Control'] ?? '' );
		self::assertSame( 'private, max-age=3600', $this->request( 'GET', 'widget/manifest?calm=1' )->headers['Cache-Control'] ?? '' );
	}
}
