<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\WholeSurvey;

final class SurveySettingsTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::EDIT, Permission::VIEW );
	}

	/** Guards against: a Publish step of an unsaved survey that omits where it shows, to whom, and that the owner gets email. */
	public function test_the_defaults_of_a_new_survey_are_available_before_it_is_saved(): void {
		foreach ( array( Plan::ELITE, Plan::LITE ) as $plan ) {
			$this->withPlan( $plan );
			$told  = $this->request( 'GET', 'surveys/defaults' );
			$saved = $this->request( 'POST', 'surveys', array( 'title' => 'New' ) );

			self::assertSame( $saved->at( 'survey.settings' ), $told->at( 'settings' ) );
			self::assertSame( $saved->at( 'survey.notifications' ), $told->at( 'notifications' ) );
		}
		self::assertSame( array( 'desktop' ), $this->request( 'GET', 'surveys/defaults' )->at( 'settings.targeting.devices' ) );
	}

	public function test_a_new_survey_has_the_defaults(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$saved    = $this->request( 'POST', 'surveys', array( 'title' => 'New' ) );
		$settings = $saved->at( 'survey.settings' );

		self::assertSame(
			array(
				'enable_tracking' => false,
				'for_team'        => false,
				'thank_you'       => array(
					'type'        => 'message',
					'message'     => 'Thanks for your feedback!',
					'button'      => null,
					'redirect_to' => null,
					'conditions'  => array(),
				),
				'targeting'       => array(
					'devices'    => array( 'desktop', 'tablet', 'mobile' ),
					'pages'      => 'all',
					'page_rules' => array(),
				),
				'geo_targeting'   => array( 'target' => 'all', 'countries' => array() ),
				'behavior'        => array(
					'timing'            => 'immediate',
					'timing_delay'      => 20,
					'display_length'    => 'until_response',
					'run_time'          => 'indefinitely',
					'expire_at'         => null,
					'start_minimized'   => false,
					'ask_again_days'    => 0,
					'max_responses'     => null,
					'spread_days'       => null,
					'hard_limit'        => false,
					'late_message'      => '',
					'quotas'            => array(),
					'quiet'             => 'site',
					'quiet_days'        => 90,
					'share'             => 1000,
					'drop_off'          => false,
					'keep_partial'      => false,
					'keep_partial_text' => false,
				),
			),
			array_slice( (array) $settings, 0, 6 )
		);
		self::assertSame(
			array( '#ffffff', '#23282D', '#2D87F1', 'bottom_right', 'field-userfeedback' ),
			array_map(
				fn( string $name ) => $saved->at( "survey.settings.theming.$name" ),
				array( 'widget_color', 'text_color', 'button_color', 'position', 'widget_toggle_icon' )
			)
		);
		self::assertSame(
			array(
				'active'    => true,
				'addresses' => 'owner@example.org',
				'frequency' => 'response',
				'logic'     => array( 'enable' => false, 'action' => 'send', 'conditions' => array() ),
			),
			$saved->at( 'survey.notifications.email' )
		);
		self::assertSame( array( 'active' => false, 'webhooks' => array() ), $saved->at( 'survey.notifications.webhook' ) );
	}

	/** "A new survey takes default theme and start-minimized from the global settings." */
	public function test_a_new_survey_gets_the_appearance_of_the_site_and_keeps_it(): void {
		update_option(
			'userfeedback_settings',
			array( 'widget_theme' => 'dark', 'widget_color' => '#333333', 'widget_start_minimized' => true, 'logo_type' => 'none' )
		);
		$saved = $this->request( 'POST', 'surveys', array( 'title' => 'New' ) );
		update_option( 'userfeedback_settings', array() );
		$again = $this->request( 'POST', 'surveys', array( 'id' => $saved->id( 'survey.id' ), 'title' => 'Old by now' ) );

		foreach ( array( $saved, $again ) as $answer ) {
			self::assertSame(
				array( 'dark', '#333333', false, true ),
				array(
					$answer->at( 'survey.settings.theming.color_scheme' ),
					$answer->at( 'survey.settings.theming.widget_color' ),
					$answer->at( 'survey.settings.theming.show_logo' ),
					$answer->at( 'survey.settings.behavior.start_minimized' ),
				)
			);
		}
	}

	public function test_a_survey_of_an_older_version_gets_default_settings(): void {
		$id = Plugin::get( Db::class )->insert(
			'INSERT INTO {surveys} (title, status, type, questions, settings, created_at) VALUES (%s, %s, %s, %s, %s, %s)',
			array(
				'Old',
				'publish',
				'survey',
				'[{"id":"'
					. WholeSurvey::RADIO
					. '","title":"Old?","type":"radio-button","config":{"options":["Yes","No"],"include_name":false},"settings":{"required":true,"comment_box":false}}]',
				'{"thank_you":{"type":"message","message":"Bye"}}',
				'2026-11-01 10:00:00',
			)
		);

		$read = $this->request( 'GET', "surveys/$id" );

		$this->assertStatus( 200, $read );
		self::assertSame(
			array( 'Bye', 'all', true ),
			array(
				$read->at( 'settings.thank_you.message' ),
				$read->at( 'settings.targeting.pages' ),
				$read->at( 'questions.0.settings.required' ),
			)
		);
		self::assertSame( array( 'enabled' => false, 'action' => 'show', 'conditions' => array() ), $read->at( 'questions.0.logic' ) );
	}

	/**
	 * @dataProvider brokenParts
	 * @param array<string, mixed> $body
	 */
	public function test_an_invalid_part_is_refused_naming_the_field_and_nothing_is_stored(
		array $body,
		string $path,
		?string $message = null
	): void {
		$this->assertInvalid( $this->request( 'POST', 'surveys', $body + array( 'title' => 'Broken' ) ), $path, $message );

		self::assertSame( '0', Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {surveys} WHERE title = %s', array( 'Broken' ) ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1: string, 2?: string}> */
	public static function brokenParts(): array {
		$set     = static fn( string $part, array $value ): array => array( 'settings' => array( $part => $value ) );
		$rule    = static fn( string $logic, mixed $data, string $pages = 'select' ): array => $set(
			'targeting',
			array( 'pages' => $pages, 'page_rules' => array( array( 'logic' => $logic, 'operator' => '&&', 'data' => $data ) ) )
		);
		$email   = static fn( string $addresses ): array => array(
			'notifications' => array( 'email' => array( 'addresses' => $addresses ) ),
		);
		$webhook = static fn( array $value ): array => array(
			'notifications' => array( 'webhook' => array( 'webhooks' => array( $value ) ) ),
		);
		$header  = static fn( string $key, string $value = 'x' ): array => $webhook(
			array( 'headers' => array( array( 'key' => 'Fine', 'value' => 'ok' ), array( 'key' => $key, 'value' => $value ) ) )
		);
		$options = static fn( string $type, mixed ...$options ): array => array(
			'questions' => array(
				self::aQuestion(),
				self::aQuestion(),
				self::aQuestion( $type, array( 'config' => array( 'options' => $options ) ) ),
			),
		);
		$at      = 'notifications.webhook.webhooks[0]';
		$data    = 'settings.targeting.page_rules[0].data';
		return array(
			'an unknown part'                   => array( $set( 'colors', array() ), 'settings.colors' ),
			'an unknown device'                 => array(
				$set( 'targeting', array( 'devices' => array( 'desktop', 'fridge' ) ) ),
				'settings.targeting.devices[1]',
			),
			'a device twice'                    => array(
				$set( 'targeting', array( 'devices' => array( 'desktop', 'desktop' ) ) ),
				'settings.targeting.devices[1]',
			),
			'"need a valid URL"'                => array( $rule( 'page_url_is', '/prices' ), $data, 'Enter a full URL.' ),
			'a script for an address'           => array( $rule( 'referrer', 'javascript:alert(1)' ), $data ),
			'text where pages are chosen'       => array( $rule( 'page_or_post_is', 'Home' ), $data ),
			'pages where text is asked for'     => array( $rule( 'cookie_exist', array( array( 'id' => 1, 'label' => 'Home' ) ) ), $data ),
			'an unknown rule'                   => array( $rule( 'moon_is', 'full' ), 'settings.targeting.page_rules[0].logic' ),
			'no country'                        => array(
				$set( 'geo_targeting', array( 'target' => 'select', 'countries' => array( 'AT', 'XX' ) ) ),
				'settings.geo_targeting.countries[1]',
			),
			'"a number from 0 to 60 seconds"'   => array(
				$set( 'behavior', array( 'timing_delay' => 61 ) ),
				'settings.behavior.timing_delay',
				'The maximum is 60.',
			),
			'more days than a year has'         => array(
				$set( 'behavior', array( 'ask_again_days' => 366 ) ),
				'settings.behavior.ask_again_days',
				'The maximum is 365.',
			),
			'fewer days than none'              => array(
				$set( 'behavior', array( 'ask_again_days' => -1 ) ),
				'settings.behavior.ask_again_days',
				'The minimum is 0.',
			),
			'own quiet days of nothing'         => array(
				$set( 'behavior', array( 'quiet' => 'own', 'quiet_days' => 0 ) ),
				'settings.behavior.quiet_days',
				'The minimum is 1.',
			),
			'quiet days of no kind'             => array( $set( 'behavior', array( 'quiet' => 'never' ) ), 'settings.behavior.quiet' ),
			'a share of nobody'                 => array(
				$set( 'behavior', array( 'share' => 0 ) ),
				'settings.behavior.share',
				'The minimum is 1.',
			),
			'a share of more than all'          => array(
				$set( 'behavior', array( 'share' => 1001 ) ),
				'settings.behavior.share',
				'The maximum is 1000.',
			),
			'responses spread over one day'     => array(
				$set( 'behavior', array( 'spread_days' => 1 ) ),
				'settings.behavior.spread_days',
				'The minimum is 2.',
			),
			'responses spread over years'       => array(
				$set( 'behavior', array( 'spread_days' => 366 ) ),
				'settings.behavior.spread_days',
				'The maximum is 365.',
			),
			'a button without a page'           => array(
				$set( 'thank_you', array( 'button' => array( 'label' => 'Home' ) ) ),
				'settings.thank_you.button.page',
			),
			'a button that leads to an address' => array(
				$set( 'thank_you', array( 'button' => array( 'label' => 'Home', 'page' => 'https://evil.example' ) ) ),
				'settings.thank_you.button.page',
			),
			'a day that no year has'            => array(
				$set( 'behavior', array( 'run_time' => 'expire', 'expire_at' => array( 'month' => 2, 'day' => 30 ) ) ),
				'settings.behavior.expire_at.day',
			),
			'"month 1 to 12"'                   => array(
				$set( 'behavior', array( 'expire_at' => array( 'month' => 13, 'day' => 1 ) ) ),
				'settings.behavior.expire_at.month',
				'The maximum is 12.',
			),
			'a style for a color'               => array(
				$set( 'theming', array( 'button_color' => 'red;background:url(//x)' ) ),
				'settings.theming.button_color',
				'Enter a color in the format #1579EF.',
			),
			'a script for a logo'               => array(
				$set( 'theming', array( 'custom_logo' => 'javascript:alert(1)' ) ),
				'settings.theming.custom_logo',
			),
			'a redirect to an address'          => array(
				$set( 'thank_you', array( 'type' => 'redirect', 'redirect_to' => 'https://evil.example' ) ),
				'settings.thank_you.redirect_to',
			),
			'"all must be valid emails"'        => array(
				$email( 'one@example.org, two' ),
				'notifications.email.addresses',
				'“two” isn’t an email address.',
			),
			'a header in an address'            => array(
				$email( "one@example.org\r\nBcc: all@example.org" ),
				'notifications.email.addresses',
			),
			'no address to send to'             => array( $webhook( array( 'request_url' => 'ftp://example.org' ) ), "$at.request_url" ),
			'a method of its own'               => array( $webhook( array( 'request_method' => 'BREW' ) ), "$at.request_method" ),
			'a header of the connection'        => array( $header( 'Host' ), "$at.headers[1].key" ),
			'a length of one\'s own'            => array( $header( 'content-length' ), "$at.headers[1].key" ),
			'a proxy header'                    => array( $header( 'Proxy-Authorization' ), "$at.headers[1].key" ),
			'a forged signature'                => array( $header( 'Webhook-Signature' ), "$at.headers[1].key" ),
			'a name that is no token'           => array( $header( 'X Y' ), "$at.headers[1].key" ),
			'a value without a name'            => array( $header( '' ), "$at.headers[1].key" ),
			'a line break in a name'            => array( $header( "X\r\nHost" ), "$at.headers[1].key" ),
			'a line break in a value'           => array( $header( 'X-Y', "a\r\nHost: b" ), "$at.headers[1].value" ),
			'a value that is not ASCII'         => array( $header( 'X-Y', 'ü' ), "$at.headers[1].value" ),
			'a label too long'                  => array(
				$options( 'image-radio', array( 'label' => str_repeat( 'a', 201 ) ), array( 'label' => 'B' ) ),
				'questions[2].config.options[0].label',
				'This is longer than 200 characters.',
			),
			'an option without a label'         => array(
				$options( 'image-radio', array( 'image' => '' ) ),
				'questions[2].config.options[0].label',
				'This is required.',
			),
			'a label twice'                     => array(
				$options( 'icon-choice', array( 'label' => 'A' ), array( 'label' => 'A' ) ),
				'questions[2].config.options[1].label',
				'This option is listed twice.',
			),
			'a script for an image'             => array(
				$options( 'image-radio', array( 'label' => 'A', 'image' => 'javascript:alert(1)' ), array( 'label' => 'B' ) ),
				'questions[2].config.options[0].image',
			),
			'a tag for an icon'                 => array(
				$options( 'icon-choice', array( 'label' => 'A', 'icon' => array( 'style' => 'solid', 'name' => '"><b>' ) ) ),
				'questions[2].config.options[0].icon.name',
			),
		);
	}

	/** "when targeting pages is not all, every page rule needs data": while it is all, rules may be unfinished. */
	public function test_rules_that_do_not_apply_may_be_incomplete(): void {
		$saved = $this->request(
			'POST',
			'surveys',
			array(
				'title'    => 'Soon',
				'settings' => array(
					'targeting' => array( 'page_rules' => array( array( 'logic' => 'page_type', 'operator' => '&&', 'data' => null ) ) ),
				),
			)
		);

		self::assertNull( $saved->at( 'survey.settings.targeting.page_rules.0.data' ) );
		self::assertCount( 1, $saved->items( 'survey.settings.targeting.page_rules' ) );
	}

	/** "also applied when the message is empty" */
	public function test_an_empty_message_becomes_the_default(): void {
		self::assertSame(
			'Thanks for your feedback!',
			$this->request(
				'POST',
				'surveys',
				array( 'title' => 'Thanks', 'settings' => array( 'thank_you' => array( 'message' => " \n" ) ) )
			)->at( 'survey.settings.thank_you.message' )
		);
	}

	/** "Choice-type questions … need every option labelled" */
	public function test_a_picture_without_a_label_keeps_the_survey_a_draft(): void {
		$question = self::aQuestion(
			'image-radio',
			array(
				'config' => array(
					'options' => array( array( 'label' => 'A', 'image' => 'https://example.org/a.png' ), array( 'label' => ' ' ) ),
				),
			)
		);

		$saved = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Pictures', 'status' => 'publish', 'questions' => array( $question ) )
		);

		self::assertSame( 'The Survey can\'t be published: Some questions are missing options.', $saved->at( 'message' ) );
		self::assertSame(
			array( array( 'label' => 'A', 'image' => 'https://example.org/a.png' ), array( 'label' => '', 'image' => '' ) ),
			$saved->at( 'survey.questions.0.config.options' )
		);
	}
}
