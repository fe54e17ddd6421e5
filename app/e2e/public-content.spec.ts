import { expectPageHydrated } from './public.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 860 } });

test('the landing page has the specified content, also at /home [RT-01, RT-02, HM-01]', async ({ page }) => {
  for (const path of ['/home', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your journey to beautiful motherhood');
    await expectPageHydrated(page);
    await expect(page).toHaveURL(path);
  }
  const stats = page.getByRole('region', { name: 'Janani in numbers' });
  await test.step('the stats [HM-04, HM-05, HM-06]', async () => {
    await expect(stats.getByRole('definition')).toHaveText(['50K+', '1000+', '4.9']);
    await expect(stats.getByRole('term')).toHaveText(['Happy Mothers', 'Expert Sessions', 'App Rating']);
  });
  await test.step('exactly three stats [HM-07]', () => expect(stats.getByRole('definition')).toHaveCount(3));
  await test.step('six features [HM-08, HM-09]', async () => {
    const features = page.getByRole('region', { name: 'Care for all nine months' });
    await expect(features.getByRole('heading', { level: 3 })).toHaveText([
      'Live expert sessions',
      'Supportive community',
      'AI-powered personalised plans',
      'Expert content library',
      'Wellness tracking',
      '24/7 support',
    ]);
  });
  await test.step('two testimonials [HM-10]', async () => {
    const testimonials = page.getByRole('figure');
    await expect(testimonials).toHaveCount(2);
    for (const text of ['Priya Sharma', 'First-time mother', 'Mumbai', '28 weeks', '5'])
      await expect(testimonials.first()).toContainText(text);
  });
  await test.step('only two items of the footer are links [HM-13, HM-14, HM-15]', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('listitem').getByRole('link')).toHaveText(['Pricing', 'About Us']);
    await expect(footer.getByRole('listitem')).toHaveText([
      'Features',
      'Pricing',
      'Sessions',
      'Community',
      'Help Center',
      'Contact Us',
      'Privacy Policy',
      'Terms of Service',
      'About Us',
      'Careers',
      'Press',
      'Blog',
    ]);
    await footer.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test('both start links lead to sign-in; Watch Demo has no effect and is described as coming soon [HM-02, HM-12, HM-03]', async ({
  page,
}) => {
  for (const name of ['Start Your Journey Free', 'Start Free Trial Now']) {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/signin');
  }
  await page.goto('/');
  await expectPageHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const demo = page.getByRole('button', { name: 'Watch Demo' });
  await expect(demo).toHaveAccessibleDescription('Coming soon');
  await expect(page.getByText('Coming soon')).toBeVisible();
  await demo.click();
  await demo.press('Enter');
  await expect(page).toHaveURL('/');
  // The idle page preloads files of the app.
  expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([]);
});

test('the about page has the specified content', async ({ page }) => {
  await page.goto('/about');
  const region = (name: string) => page.getByRole('region', { name });
  await test.step('mission, community and excellence [AB-01, AB-02, AB-03]', () =>
    expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^Our|^Why/ })).toHaveText([
      'Our mission',
      'Our community',
      'Our excellence',
      'Why mothers choose Janani',
    ]));
  await test.step('the reasons to choose Janani [AB-04, AB-05]', async () => {
    const reasons = region('Why mothers choose Janani');
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
      'Personalised care',
      'Expert support',
    ]);
    await expect(reasons.locator('[data-program]')).toHaveCount(2);
  });
  await test.step('how it works, the promises, and the link to sign-in', async () => {
    await expect(region('How it works').getByRole('heading', { level: 3 })).toHaveText([
      'Sign up with your phone',
      'Save your place',
      'Join when it begins',
    ]);
    const promises = region('What you can count on');
    await expect(promises.getByText('not medical advice. In an emergency call 112')).toBeVisible();
    await page.getByRole('link', { name: 'Start Free Trial Now' }).click();
    await expect(page).toHaveURL('/signin');
  });
});

test('the pricing page has three plans, one of them popular, each with a link to sign-in [PR-01, PR-02, PR-07]', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expectPageHydrated(page);
  const plans = page.getByRole('article');
  await expect(plans).toHaveCount(3);
  await test.step('free forever, ₹999 and ₹1,999 per month [PR-04, PR-06, PR-09]', async () => {
    for (const [index, texts] of [
      ['Basic', 'Free', 'forever'],
      ['Premium', '₹999', 'per month'],
      ['Elite', '₹1,999', 'per month'],
    ].entries())
      for (const text of texts) await expect(plans.nth(index)).toContainText(text);
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    await expect(plans.nth(1)).toContainText('Most Popular');
  });
  await test.step('the features of each plan [PR-05, PR-08, PR-10]', async () => {
    const features = (plan: number) => plans.nth(plan).getByRole('listitem');
    await expect(features(0)).toHaveText([
      'Basic tracking',
      'Weekly development updates',
      'Community access',
      'Basic articles and tips',
      'Mobile app access',
    ]);
    await expect(features(1)).toHaveText([
      '2 live expert sessions per month',
      'Meal plans',
      'Exercise routines',
      'Priority community support',
      'Advanced tracking',
      'Expert Q&A',
    ]);
    await expect(features(2)).toHaveText([
      'Unlimited expert sessions',
      '1-on-1 specialist consultations',
      'Custom wellness plans',
      '24/7 priority support',
      '3 months of postpartum care',
      'Partner access',
    ]);
  });
  await test.step('the trial, the sales team, and the notice that plans are samples [PR-11, PR-12, T-11]', async () => {
    await expect(
      page.getByText('All plans include a 7-day free trial. No credit card required.'),
    ).toBeVisible();
    await expect(page.getByText(/^Sample data/)).toBeVisible();
    const sales = page.getByRole('button', { name: 'Contact our sales team' });
    await expect(sales).toHaveAccessibleDescription('Coming soon');
    await sales.click();
    await expect(page).toHaveURL('/pricing');
  });
  for (const link of await plans.getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/signin');
  await plans.first().getByRole('link').click();
  await expect(page).toHaveURL('/signin');
});

test('the blog is announced as coming soon, without invented articles [RT-05, G-01]', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Coming soon')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'How Janani works' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
  await main.getByRole('link', { name: 'Find a live session' }).click();
  await expect(page).toHaveURL('/signin');
});
