import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export type TabItem<Id extends string> = {
  id: Id;
  /** The tab's words; a count belongs in them, so that it is heard too. */
  label: string;
};

export type TabsProps<Id extends string> = {
  /** What the tabs choose between. */
  label: string;
  items: readonly TabItem<Id>[];
  /** Owned by the caller, for example by the address of the page. */
  selectedId: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab. The others are not rendered, so nothing of theirs is fetched. */
  children: ReactNode;
};

/** A choice of two or three views of the same place. Arrow keys move and choose, Home and End jump. */
export const Tabs = <Id extends string>({ label, items, selectedId, onSelect, children }: TabsProps<Id>) => (
  <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(key as Id)}>
    <TabList aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Tab key={item.id} id={item.id} className={styles.tab}>
          {item.label}
        </Tab>
      ))}
    </TabList>
    {/* A panel of its own for each tab: React Aria does not follow a panel that changes its id. */}
    <TabPanel key={selectedId} id={selectedId} className={styles.panel}>
      {children}
    </TabPanel>
  </AriaTabs>
);
